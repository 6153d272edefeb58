import * as z from 'zod/mini';

import { randomReference } from './random-reference.ts';

const CHANNEL = 'booking-request';

/** The values of `kind` must stay the same in every release, because two tabs may run different releases. */
const messageSchema = z.object({
  kind: z.enum(['opened', 'taken', 'version']),
  from: z.string(),
  /** The tab to which a reply is sent; null for a message to all tabs. */
  to: z.nullable(z.string()),
  reference: z.string(),
  version: z.number(),
});

type Message = z.output<typeof messageSchema>;
type ClaimedRequest = Pick<Message, 'reference' | 'version'>;

interface TabReports {
  /** Called if another tab already uses this reference, so that this tab must be a duplicate. */
  readonly onConflict: () => void;
  /** Called with the version of the same request that another tab uses. */
  readonly onVersion: (version: number) => void;
}

/**
 * Prevents two tabs of this browser from sending requests with the same reference. A duplicated tab has the original's
 * draft, including its reference, so each tab tells the others which reference it uses. Without BroadcastChannel, tabs
 * do not know about each other.
 */
export function syncTabs({ onConflict, onVersion }: TabReports) {
  const from = randomReference();
  let channel: BroadcastChannel | null = null;
  let claimed: ClaimedRequest | null = null;

  const post = (kind: Message['kind'], to: string | null = null) => {
    if (!claimed) return;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches only this origin
    channel?.postMessage({ kind, from, to, ...claimed } satisfies Message);
  };
  const receive = ({ data }: MessageEvent) => {
    const message = messageSchema.safeParse(data).data;
    if (!message || message.reference !== claimed?.reference) return;
    onVersion(message.version);
    if (message.kind === 'opened') post('taken', message.from);
    if (message.kind === 'taken' && message.to === from) onConflict();
  };
  // The channel is open only while the page is shown, because an open channel would keep the page out of the
  // back/forward cache.
  const open = () => {
    if (channel || typeof BroadcastChannel === 'undefined') return;
    channel = new BroadcastChannel(CHANNEL);
    channel.addEventListener('message', receive);
    post('opened');
  };
  const closeChannel = () => {
    channel?.close();
    channel = null;
  };
  window.addEventListener('pageshow', open);
  window.addEventListener('pagehide', closeChannel);
  open();

  return {
    /** Tells the other tabs which request this tab has now. The request is null if this tab has none. */
    claim(request: ClaimedRequest | null) {
      const isNew = claimed?.reference !== request?.reference;
      if (!isNew && claimed?.version === request?.version) return;
      claimed = request;
      post(isNew ? 'opened' : 'version');
    },
    close() {
      window.removeEventListener('pageshow', open);
      window.removeEventListener('pagehide', closeChannel);
      closeChannel();
    },
  };
}
