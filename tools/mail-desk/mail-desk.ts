import { company } from '#content/company.ts';

import { openSite } from '../serve/serve.ts';
import { createInboxSite } from './inbox-site.ts';
import { createInbox } from './inbox.ts';
import { readFault, type ServiceFault } from './service-fault.ts';
import { createService, sendPath, type ServedRequest, signInPath } from './service.ts';
import { type MailOwner, readReceiptTemplate, readTemplate } from './template-files.ts';

export interface MailDeskOptions {
  /** The port on loopback; by default any free port. */
  readonly port?: number;
  /** The recipient of the emails; by default the company from the content. */
  readonly owner?: MailOwner;
  /** The origin to which the answer links in the emails point; by default the owner's website. */
  readonly siteUrl?: string;
  /** True to send the guest's receipt after each email, like EmailJS's auto-reply. */
  readonly hasGuestReceipt?: boolean;
  /** The folder with the files of the template; by default the repository's `emails/`. */
  readonly templateFolder?: string;
  /** The minimum time in milliseconds between two emails, as at EmailJS. Tests set it to 0, which removes the limit. */
  readonly rateLimitMs?: number;
}

export type MailDesk = Awaited<ReturnType<typeof startMailDesk>>;

/**
 * Starts a fake EmailJS with an inbox. It listens on 127.0.0.1 and keeps everything in memory.
 * @throws Error if the port is in use, or if the template is unreadable or over 50 KiB
 */
export async function startMailDesk(options: MailDeskOptions = {}) {
  const { templateFolder, hasGuestReceipt = false, rateLimitMs = 1000 } = options;
  const base = options.owner ?? company;
  const owner: MailOwner = { ...base, siteUrl: options.siteUrl ?? base.siteUrl };
  const requests: ServedRequest[] = [];
  let fault: ServiceFault | null = null;
  const currentFault = () => fault;
  const setFault = (value: ServiceFault | null) => {
    fault = readFault(value);
  };
  // The argument imitates the sender address of the email service that a company connects to EmailJS.
  const inbox = createInbox(owner.email.replace(/.*@/, 'website@'));
  const clear = () => {
    inbox.clear();
    requests.length = 0;
  };
  const service = createService({
    rateLimitMs,
    currentFault,
    readTemplate: () => readTemplate(owner, templateFolder),
    readReceipt: hasGuestReceipt ? () => readReceiptTemplate(owner, templateFolder) : null,
    deliver: inbox.deliver,
    record: (request) => void requests.push(request),
  });
  const inboxSite = createInboxSite({
    mails: inbox.mails,
    requests,
    currentFault,
    setFault,
    clear,
  });

  // Read the template now, so that an invalid one fails at startup.
  await readTemplate(owner, templateFolder);
  const { url, port, close, show } = await openSite(options.port ?? 0);
  show((request, response) => {
    const path = request.url?.split('?')[0];
    const isForService = path === sendPath || path === signInPath;
    void (isForService ? service : inboxSite)(request, response);
  });
  return {
    /** The value for `init({ origin })` of the SDK, without a trailing slash. */
    serviceOrigin: url,
    servicePort: port,
    /** The URL of the page that shows the emails. */
    inboxUrl: `${url}/`,
    /** The requests, oldest first. */
    requests: requests as readonly ServedRequest[],
    /** The emails, newest first. */
    mails: inbox.mails,
    /** Deletes the emails and requests, but keeps the fault. */
    clear,
    /** Makes all following requests fail in this way; null ends the fault. Throws if the fault is invalid. */
    setFault,
    close,
  };
}
