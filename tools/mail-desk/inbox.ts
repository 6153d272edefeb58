import { createTransport } from 'nodemailer';
import PostalMime, { type Address } from 'postal-mime';

import type { RenderedMail } from './render.ts';

/** A mail as staff get it, read back from its bytes. */
export interface ReceivedMail {
  readonly id: string;
  /** ISO 8601. */
  readonly receivedAt: string;
  /** The address alone, from the From header. */
  readonly from: string;
  /** The envelope's recipients: who really gets it, whatever the headers say. */
  readonly to: readonly string[];
  /** Addresses alone, from the Reply-To header. */
  readonly replyTo: readonly string[];
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** The raw message. */
  readonly source: string;
}

/** An inbox in memory. */
export function createInbox(fromAddress: string) {
  const mails: ReceivedMail[] = [];
  const transport = createTransport({
    streamTransport: true,
    buffer: true,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  let lastId = 0;

  return {
    /** Makes the message, as a mail provider would send it, and keeps it. */
    deliver: async ({ fromName, replyTo, ...mail }: RenderedMail) => {
      const { message, envelope } = await transport.sendMail({
        ...mail,
        from: { name: fromName, address: fromAddress },
        ...(replyTo && { replyTo }),
      });
      // Mail knows one kind of line break: SMTP turns every other into it on its way.
      const source = (message as Buffer).toString('utf8').replace(/\r\n|\r|\n/g, '\r\n');
      const parsed = await PostalMime.parse(source);
      lastId += 1;
      mails.push({
        id: String(lastId),
        receivedAt: new Date().toISOString(),
        from: parsed.from?.address ?? '',
        to: envelope.to,
        replyTo: addressesOf(parsed.replyTo),
        subject: parsed.subject ?? '',
        html: parsed.html ?? '',
        text: parsed.text ?? '',
        source,
      });
    },
    /** Newest first. */
    mails: (): readonly ReceivedMail[] => mails.toReversed(),
    clear() {
      mails.length = 0;
    },
  };
}

function addressesOf(entries: readonly Address[] = []): string[] {
  return entries
    .flatMap((entry) => entry.group ?? [entry])
    .map(({ address }) => address ?? '')
    .filter((address) => address !== '');
}
