import { once } from 'node:events';
import PostalMime, { type Address } from 'postal-mime';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import { remember } from './journal.ts';
import { listenOnLoopback } from './loopback.ts';
import type { SmtpReply } from './smtp-refusal.ts';

/** A mail as it arrived over SMTP. */
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

export interface Inbox {
  readonly smtpPort: number;
  /** Newest first. */
  readonly mails: () => readonly ReceivedMail[];
  readonly find: (id: string) => ReceivedMail | undefined;
  readonly remove: (id: string) => void;
  readonly clear: () => void;
  readonly refuse: (reply: SmtpReply | null) => void;
  readonly close: () => Promise<void>;
}

const maxMailBytes = 10 * 1024 * 1024;

/** Starts the SMTP server on loopback; throws if the port is taken. Keeps 200 mails, in memory. */
export async function startInbox(
  port: number,
  onMail: (mail: ReceivedMail) => void,
): Promise<Inbox> {
  const mails: ReceivedMail[] = [];
  let lastId = 0;
  let refusal: SmtpReply | null = null;

  async function receive(stream: SMTPServerDataStream, session: SMTPServerSession) {
    const chunks: Buffer[] = [];
    for await (const chunk of stream as AsyncIterable<Buffer>) chunks.push(chunk);
    if (stream.sizeExceeded) throw smtpError({ code: 552, message: 'Message too large' });
    const raw = Buffer.concat(chunks);
    const parsed = await PostalMime.parse(raw);
    lastId += 1;
    const mail: ReceivedMail = {
      id: String(lastId),
      receivedAt: new Date().toISOString(),
      from: parsed.from?.address ?? '',
      to: session.envelope.rcptTo.map(({ address }) => address),
      replyTo: addressesOf(parsed.replyTo),
      subject: parsed.subject ?? '',
      html: parsed.html ?? '',
      text: parsed.text ?? '',
      source: raw.toString('utf8'),
    };
    remember(mails, mail);
    onMail(mail);
    return `queued as ${mail.id}`;
  }

  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: maxMailBytes,
    closeTimeout: 100,
    logger: false,
    onRcptTo: (_address, _session, callback) => callback(refusal && smtpError(refusal)),
    onData(stream, session, callback) {
      void answer(receive(stream, session), callback);
    },
  });
  // A client that drops its connection is no reason to end the process.
  smtp.on('error', () => {});
  const smtpPort = await listenOnLoopback(smtp.server, port, 'the inbox (SMTP)');

  return {
    smtpPort,
    mails: () => mails.toReversed(),
    find: (id) => mails.find((mail) => mail.id === id),
    remove(id) {
      const index = mails.findIndex((mail) => mail.id === id);
      if (index >= 0) mails.splice(index, 1);
    },
    clear() {
      mails.length = 0;
    },
    refuse(reply) {
      refusal = reply;
    },
    async close() {
      if (!smtp.server.listening) return;
      const closed = once(smtp.server, 'close');
      smtp.close();
      await closed;
    },
  };
}

async function answer(
  received: Promise<string>,
  callback: (error: Error | null, message?: string) => void,
): Promise<void> {
  try {
    callback(null, await received);
  } catch (error) {
    callback(error instanceof Error ? error : new Error(String(error)));
  }
}

function smtpError({ code, message }: SmtpReply): Error {
  return Object.assign(new Error(message.replace(/[\r\n]+/g, ' ')), { responseCode: code });
}

function addressesOf(entries: readonly Address[] = []): string[] {
  return entries
    .flatMap((entry) => entry.group ?? [entry])
    .map(({ address }) => address ?? '')
    .filter((address) => address !== '');
}
