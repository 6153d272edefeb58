/** Every version of the code begins with its number; ids on the page begin with a letter. */
const CODE_HASH = /^#\d/;

/**
 * Returns the answer code at the end of the URL, and removes it from the URL and the history, because it holds a guest's
 * name and address. It is empty if there is none. It bypasses the router and keeps its history state.
 */
export function takeAnswerCode(): string {
  const { hash, pathname, search } = window.location;
  if (!CODE_HASH.test(hash)) return '';
  window.history.replaceState(window.history.state, '', `${pathname}${search}`);
  return hash.slice(1);
}
