import { noNotices, type Notices } from '#domain/notices/notices.ts';
import { parseCurrentNotices } from '#domain/notices/parse-notices.ts';

import { withSessionStorage } from './session-storage.ts';

const NOTICES_URL = '/notices.json';
const DISMISSED_KEY = 'dismissed-banner';

const isWorthARetry = (status: number) => status >= 500 || status === 408 || status === 429;

/**
 * Loads the notices from the host. If the file is missing or unreadable, the result has no closed days and no banner;
 * the console lists the mistakes in a file.
 * @throws if the host does not respond, or responds with an error that a retry may resolve
 */
export async function loadNotices(signal?: AbortSignal): Promise<Notices> {
  const response = await fetch(NOTICES_URL, { cache: 'no-cache', ...(signal && { signal }) });
  if (isWorthARetry(response.status)) {
    throw new Error(`${NOTICES_URL} answers ${response.status}`);
  }
  if (!response.ok) return noNotices;
  const text = await response.text();
  const { notices, problems, unknown } = parseCurrentNotices(text);
  const unread = [...problems, ...unknown];
  if (unread.length > 0) console.info(`${NOTICES_URL} was not read in full:`, ...unread);
  return notices;
}

/** Returns the id of the banner that the visitor closed in this tab. */
export const loadDismissedBanner = (): string | null =>
  withSessionStorage((storage) => storage.getItem(DISMISSED_KEY), null);

/** Stores the id of a closed banner, so that the banner stays closed in this tab. */
export const saveDismissedBanner = (id: string): void =>
  withSessionStorage((storage) => storage.setItem(DISMISSED_KEY, id), undefined);
