/** Mail programs may encode parts of a link, break it over lines, or take the words after it into it. */
function cleanCode(hash: string): string {
  let code = hash;
  try {
    code = decodeURIComponent(hash);
  } catch {
    // A lone percent sign is not part of a code, so the code ends there.
  }
  // An email in quoted-printable encoding has `=` before each of its line breaks.
  return /^[\w-]*/.exec(code.replaceAll(/[\s=]/g, ''))?.[0] ?? '';
}

/**
 * Returns the answer code at the end of the URL; empty for a hash without a code, null for no hash or one that leads to
 * a part of the page. It removes the code from the URL and the history, because the code contains a guest's name and
 * email address. It bypasses the router but preserves the router's history state.
 */
export function takeAnswerCode(): string | null {
  const { hash, href, pathname, search } = window.location;
  const id = hash.slice(1);
  if (!href.includes('#') || (id !== '' && document.getElementById(id))) return null;
  window.history.replaceState(window.history.state, '', `${pathname}${search}`);
  return cleanCode(id);
}

/**
 * Returns the URL of the answer page for a link whose `#` a mail program has encoded, so that no host would find it;
 * null for any other path.
 */
export const repairedAnswerUrl = (pathname: string): string | null =>
  pathname.startsWith('/answer%23') ? pathname.replace('%23', '#') : null;
