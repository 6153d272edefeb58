import { copyText } from './copy-text.ts';

export interface SharedLink {
  title: string;
  url: string;
}

export type ShareOutcome = 'shared' | 'cancelled' | 'copied' | 'refused';

const asShared = (): ShareOutcome => 'shared';

function asFailed(error: unknown): ShareOutcome {
  return error instanceof DOMException && error.name === 'AbortError' ? 'cancelled' : 'refused';
}

/**
 * Opens the device's share sheet, or copies the link where there is none or it refuses. `refused` if neither works, so
 * that the caller can show the link instead.
 */
export async function shareLink(link: SharedLink): Promise<ShareOutcome> {
  if (typeof navigator.share === 'function') {
    const outcome = await navigator.share(link).then(asShared, asFailed);
    if (outcome !== 'refused') return outcome;
  }
  return (await copyText(link.url)) ? 'copied' : 'refused';
}
