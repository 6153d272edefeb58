import * as z from 'zod/mini';

import { randomReference } from './random-reference.ts';

const CHANNEL = 'booking-request';

const messageSchema = z.object({
  kind: z.enum(['opened', 'taken', 'version']),
  from: z.string(),
  /** Nobody in particular, but for an answer. */
  to: z.nullable(z.string()),
  reference: z.string(),
  version: z.number(),
});

type Message = z.output<typeof messageSchema>;
type HeldRequest = Pick<Message, 'reference' | 'version'>;

interface TabReports {
  /** Another tab holds this reference already: this one is a copy of it. */
  readonly onTaken: () => void;
  /** Another tab gives out this version of the same request. */
  readonly onVersion: (version: number) => void;
}

/**
 * Keeps two tabs of this browser from sending under one name. A duplicated tab brings the draft of the other along,
 * its reference too; tabs tell each other which one they hold. Where the browser has no channel, none is told.
 */
export function joinTabs({ onTaken, onVersion }: TabReports) {
  const from = randomReference();
  let channel: BroadcastChannel | null = null;
  let held: HeldRequest | null = null;

  const say = (kind: Message['kind'], to: string | null = null) => {
    // Stryker disable next-line ConditionalExpression: Without a request the message would name none, and no tab listens to a message without a reference.
    if (!held) return;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origins
    channel?.postMessage({ kind, from, to, ...held } satisfies Message);
  };
  const hear = ({ data }: MessageEvent) => {
    const message = messageSchema.safeParse(data).data;
    if (!message || message.reference !== held?.reference) return;
    onVersion(message.version);
    if (message.kind === 'opened') say('taken', message.from);
    // Stryker disable next-line ConditionalExpression: Only an answer is addressed to a tab; every other message is to nobody.
    if (message.kind === 'taken' && message.to === from) onTaken();
  };
  // An open channel would keep the page out of the back/forward cache.
  const open = () => {
    if (channel || typeof BroadcastChannel === 'undefined') return;
    channel = new BroadcastChannel(CHANNEL);
    channel.addEventListener('message', hear);
    say('opened');
  };
  const close = () => {
    channel?.close();
    channel = null;
  };
  window.addEventListener('pageshow', open);
  window.addEventListener('pagehide', close);
  open();

  return {
    /** Tells the other tabs which request this one holds, whenever that changes; null if there is nothing to send. */
    hold(request: HeldRequest | null) {
      const isNew = held?.reference !== request?.reference;
      // Stryker disable next-line OptionalChaining: When both hold the same reference, either both are there or both are not; the comparison before it has told the rest apart.
      if (!isNew && held?.version === request?.version) return;
      held = request;
      say(isNew ? 'opened' : 'version');
    },
    leave() {
      window.removeEventListener('pageshow', open);
      // Stryker disable next-line StringLiteral: Closing a channel that is closed already does nothing.
      window.removeEventListener('pagehide', close);
      close();
    },
  };
}
