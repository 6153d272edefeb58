/**
 * Matches the hash of an answer code. Each version of the code begins with a digit, while ids on the page begin with a
 * letter.
 */
const CODE_HASH = /^#\d/;

/**
 * Returns the answer code at the end of the URL; empty if there is none. It removes the code from the URL and the
 * history, because the code contains a guest's name and email address. It bypasses the router but preserves the
 * router's history state.
 */
export function takeAnswerCode(): string {
  const { hash, pathname, search } = window.location;
  if (!CODE_HASH.test(hash)) return '';
  window.history.replaceState(window.history.state, '', `${pathname}${search}`);
  return hash.slice(1);
}
