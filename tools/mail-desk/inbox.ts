import { createTransport } from 'nodemailer';
import PostalMime, { type Address } from 'postal-mime';

import type { RenderedMail } from './render.ts';

/** A received email, parsed from its raw bytes. */
export interface ReceivedMail {
  readonly id: string;
  /** The time of arrival in ISO 8601. */
  readonly receivedAt: string;
  /** The address in the From header, without the name. */
  readonly from: string;
  /** The recipients in the envelope, which may differ from those in the headers. */
  readonly to: readonly string[];
  /** The addresses in the Reply-To header, without names. */
  readonly replyTo: readonly string[];
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** The raw message. */
  readonly source: string;
}

/** Creates an inbox in memory. */
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
    /** Creates a message as an email provider would, and stores it. */
    deliver: async ({ fromName, replyTo, ...mail }: RenderedMail) => {
      const { message, envelope } = await transport.sendMail({
        ...mail,
        from: { name: fromName, address: fromAddress },
        ...(replyTo && { replyTo }),
      });
      // SMTP converts all line breaks to CRLF.
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
    /** The received emails, newest first. */
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
