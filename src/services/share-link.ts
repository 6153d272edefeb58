import { copyText } from './copy-text.ts';

export interface SharedLink {
  title: string;
  url: string;
}

export type ShareOutcome = 'shared' | 'cancelled' | 'copied' | 'refused';

const asShared = (): ShareOutcome => 'shared';

/** Errors that occur although the share sheet opened: the visitor closed it, or tapped again while it was open. */
const SHEET_WAS_OPEN = new Set(['AbortError', 'InvalidStateError']);

const asFailed = (error: unknown): ShareOutcome =>
  error instanceof DOMException && SHEET_WAS_OPEN.has(error.name) ? 'cancelled' : 'refused';

/**
 * Opens the device's share sheet. If there is none or it fails, the link is copied instead. The result is `refused` if
 * neither works, so that the caller can show the link.
 */
export async function shareLink(link: SharedLink): Promise<ShareOutcome> {
  if (typeof navigator.share === 'function') {
    const outcome = await navigator.share(link).then(asShared, asFailed);
    if (outcome !== 'refused') return outcome;
  }
  return (await copyText(link.url)) ? 'copied' : 'refused';
}
