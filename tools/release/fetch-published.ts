const TIMEOUT_MS = 20_000;

/**
 * Fetches a file of the published site.
 * @throws Error if the site does not have the file, or does not respond within 20 seconds
 */
export async function fetchPublished(path: string, siteUrl: string): Promise<Response> {
  const url = new URL(path, siteUrl);
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${url.href} is answered with ${response.status}.`);
  return response;
}
