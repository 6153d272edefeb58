import { company } from '#content/company.ts';

import { openSite } from '../serve/serve.ts';
import { createInboxSite } from './inbox-site.ts';
import { createInbox } from './inbox.ts';
import { readFault, type ServiceFault } from './service-fault.ts';
import { createService, sendPath, type ServedRequest, signInPath } from './service.ts';
import { type MailOwner, readReceiptTemplate, readTemplate } from './template-files.ts';

export interface MailDeskOptions {
  /** The port on loopback; any free one if absent. */
  readonly port?: number;
  /** The recipient of the mails; the company of the content if absent. */
  readonly owner?: MailOwner;
  /** The origin to which the answer link in the mails leads; the owner's website if absent. */
  readonly siteUrl?: string;
  /** Sends the guest's receipt after each mail, like EmailJS's auto-reply. */
  readonly hasGuestReceipt?: boolean;
  /** The folder of the template's files; the repository's `emails/` if absent. */
  readonly templateFolder?: string;
  /** Minimum time in milliseconds between two mails, like at EmailJS; 0 removes the limit for tests. */
  readonly rateLimitMs?: number;
}

export type MailDesk = Awaited<ReturnType<typeof startMailDesk>>;

/**
 * Starts a fake EmailJS with its inbox, on 127.0.0.1 and in memory.
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
  // The sender address of the connected email service.
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
    /** The page that shows the mails. */
    inboxUrl: `${url}/`,
    /** The requests, oldest first. */
    requests: requests as readonly ServedRequest[],
    /** The mails, newest first. */
    mails: inbox.mails,
    /** Clears mails and requests, but not the fault. */
    clear,
    /** Makes all following requests fail; null ends this. Throws if the fault is invalid. */
    setFault,
    close,
  };
}
