import { defaultAccount, type MailDeskAccount } from './account.ts';
import { accepted, type Answer } from './contract.ts';
import { createFaultSwitch, type Fault } from './faults.ts';
import { createInboxServer } from './inbox-server.ts';
import { type ReceivedMail, startInbox } from './inbox.ts';
import { remember, type ServedRequest } from './journal.ts';
import { closeHttp, listenOnLoopback, loopbackAddress } from './loopback.ts';
import { createMailer } from './mailer.ts';
import type { RenderedMail } from './render-mail.ts';
import { createServiceServer } from './service-server.ts';
import { failureText, parseSmtpRefusal, type SmtpRefusal, smtpReplyOf } from './smtp-refusal.ts';
import { readTemplate } from './template-files.ts';

/** Ports are on loopback; 0, the default, takes any free one. */
export interface MailDeskOptions {
  readonly servicePort?: number;
  readonly inboxPort?: number;
  readonly smtpPort?: number;
  readonly account?: Partial<MailDeskAccount>;
  /** Gets one line per event, without personal data. */
  readonly log?: (line: string) => void;
}

export interface MailDesk {
  /** What `init({ origin })` of the SDK takes; no trailing slash. */
  readonly serviceOrigin: string;
  /** The page on which a person reads the mails. */
  readonly inboxUrl: string;
  readonly servicePort: number;
  readonly inboxPort: number;
  readonly smtpPort: number;
  /** The last 200, oldest first. */
  readonly requests: readonly ServedRequest[];
  /** The last 200, oldest first: variables that were not sent, mistakes in the template. */
  readonly warnings: readonly string[];
  /** The last 200, newest first. */
  mails(): readonly ReceivedMail[];
  /** Empties mails, requests and warnings; a fault or refusal stays. */
  clear(): void;
  /** Makes the requests that follow fail; null ends it. Throws if it is no fault. */
  setFault(fault: Fault | null): void;
  /** Makes the mail provider fail, so that the service answers 412; null ends it. */
  setSmtpRefusal(refusal: SmtpRefusal | null): void;
  close(): Promise<void>;
}

/**
 * Starts the stand-in for EmailJS with its inbox, all on 127.0.0.1 and in memory. Throws an Error
 * that says why if a port is taken or the template is unreadable or over 50 KiB.
 */
export async function startMailDesk(options: MailDeskOptions = {}): Promise<MailDesk> {
  const account: MailDeskAccount = { ...defaultAccount, ...options.account };
  // What a request names may hold control characters, which a terminal would obey.
  const log = (line: string) => options.log?.(line.replace(/\p{Cc}/gu, ' '));
  const requests: ServedRequest[] = [];
  const warnings: string[] = [];
  const faults = createFaultSwitch();
  let smtpRefusal: SmtpRefusal | null = null;
  const closers: (() => unknown)[] = [];

  const closeAll = async () => {
    await Promise.all(closers.splice(0).map((close) => close()));
  };
  const clear = () => {
    inbox.clear();
    requests.length = 0;
    warnings.length = 0;
  };
  const setSmtpRefusal = (refusal: unknown) => {
    smtpRefusal = parseSmtpRefusal(refusal);
    inbox.refuse(smtpRefusal && smtpReplyOf(smtpRefusal));
  };

  // Read once now, so that a template that the service would refuse is refused at the start.
  await readTemplate(account.templateFolder, account.owner);
  const inbox = await startInbox(options.smtpPort ?? 0, ({ id, subject }) =>
    log(`Mail ${id} arrived: ${subject}`),
  );
  closers.push(inbox.close);
  const mailer = createMailer(inbox.smtpPort, account);
  closers.push(mailer.close);

  const service = createServiceServer({
    account,
    faults,
    deliver: async (mail: RenderedMail): Promise<Answer> => {
      try {
        await mailer.deliver(mail);
        return accepted;
      } catch (error) {
        return { status: 412, text: failureText(smtpRefusal, error) };
      }
    },
    record: (request) => {
      remember(requests, request);
      log(`${request.method} ${request.path}: ${request.status} ${request.text}`);
    },
    warn: (warning) => {
      remember(warnings, warning);
      log(`Warning: ${warning}`);
    },
  });
  const inboxServer = createInboxServer({
    inbox,
    requests,
    warnings,
    faults,
    smtpRefusal: () => smtpRefusal,
    setSmtpRefusal,
    clear,
  });
  closers.push(
    () => closeHttp(service),
    () => closeHttp(inboxServer),
  );

  try {
    const servicePort = await listenOnLoopback(
      service,
      options.servicePort ?? 0,
      'the mail service',
    );
    const inboxPort = await listenOnLoopback(inboxServer, options.inboxPort ?? 0, 'the inbox page');
    const serviceOrigin = `http://${loopbackAddress}:${servicePort}`;
    const inboxUrl = `http://${loopbackAddress}:${inboxPort}/`;
    log(`Mail service ${serviceOrigin}, inbox ${inboxUrl}, SMTP port ${inbox.smtpPort}`);
    return {
      serviceOrigin,
      inboxUrl,
      servicePort,
      inboxPort,
      smtpPort: inbox.smtpPort,
      requests,
      warnings,
      mails: inbox.mails,
      clear,
      setFault: faults.set,
      setSmtpRefusal,
      close: closeAll,
    };
  } catch (error) {
    await closeAll();
    throw error;
  }
}
