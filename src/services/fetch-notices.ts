import { VITE_NOTICES_URL as noticesUrl } from '#content/env.ts';

export { noticesUrl };

const isWorthARetry = (status: number) => status >= 500 || status === 408 || status === 429;

/**
 * Fetches the notices file; null if the host has none.
 * @throws if the host did not respond, or responded with an error
 */
export async function fetchNotices(signal?: AbortSignal): Promise<string | null> {
  const response = await fetch(noticesUrl, { cache: 'no-cache', ...(signal && { signal }) });
  if (isWorthARetry(response.status)) {
    throw new Error(`${noticesUrl} answers ${response.status}`);
  }
  return response.ok ? response.text() : null;
}
