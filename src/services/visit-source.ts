import { withSessionStorage } from './session-storage.ts';

const SOURCE_KEY = 'visit-source';

/** Longer values are cut. The request's schema cleans what remains. */
const STORED_LENGTH = 200;

/** The source of this document's visit, in case the browser blocks storage. */
let source = '';

/**
 * Remembers for this tab which link or website led the visitor to the first page: `utm_source` in its URL, or else the
 * referrer's host. No cookie holds it, and only a request that the visitor sends contains it.
 */
export function rememberVisitSource(): void {
  const found = findSource();
  if (!found || visitSource()) return;
  source = found.slice(0, STORED_LENGTH);
  withSessionStorage((storage) => storage.setItem(SOURCE_KEY, source), undefined);
}

/** Returns what led the visitor here; empty if it is not known. It is a stranger's text. */
export const visitSource = (): string =>
  source || withSessionStorage((storage) => storage.getItem(SOURCE_KEY) ?? '', '');

function findSource(): string {
  const { search, hostname } = window.location;
  const campaign = new URLSearchParams(search).get('utm_source')?.trim();
  if (campaign) return campaign;
  const [, host = ''] = /^https?:\/\/(?:www\.)?([^/:?#]+)/.exec(document.referrer) ?? [];
  return host === hostname.replace(/^www\./, '') ? '' : host;
}
