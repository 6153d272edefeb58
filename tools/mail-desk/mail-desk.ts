import { company } from '#content/company.ts';

import { openSite } from '../serve/serve.ts';
import { createInboxSite } from './inbox-site.ts';
import { createInbox } from './inbox.ts';
import { readFault, type ServiceFault } from './service-fault.ts';
import { createService, sendPath, type ServedRequest, signInPath } from './service.ts';
import { type MailOwner, readTemplate } from './template-files.ts';

export interface MailDeskOptions {
  /** On loopback; any free one if absent. */
  readonly port?: number;
  /** Who gets the mails; the company of the content if absent. */
  readonly owner?: MailOwner;
  /** Folder that holds the template's files; the repository's `emails/` if absent. */
  readonly templateFolder?: string;
  /** One mail within this time, as EmailJS has it; 0 lifts the limit, as tests need. */
  readonly rateLimitMs?: number;
}

export type MailDesk = Awaited<ReturnType<typeof startMailDesk>>;

/**
 * Starts the stand-in for EmailJS with its inbox, on 127.0.0.1 and in memory. Throws an Error that
 * says why if the port is taken or the template is unreadable or over 50 KiB.
 */
export async function startMailDesk(options: MailDeskOptions = {}) {
  const { owner = company, templateFolder, rateLimitMs = 1000 } = options;
  const requests: ServedRequest[] = [];
  let fault: ServiceFault | null = null;
  const currentFault = () => fault;
  const setFault = (value: ServiceFault | null) => {
    fault = readFault(value);
  };
  // The address that the connected email service would have.
  const inbox = createInbox(owner.email.replace(/.*@/, 'website@'));
  const clear = () => {
    inbox.clear();
    requests.length = 0;
  };
  const service = createService({
    rateLimitMs,
    currentFault,
    readTemplate: () => readTemplate(owner, templateFolder),
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

  // Read once now, so that a template that the service would refuse is refused at the start.
  await readTemplate(owner, templateFolder);
  const { url, port, close, show } = await openSite(options.port ?? 0);
  show((request, response) => {
    const path = request.url?.split('?')[0];
    const isForService = path === sendPath || path === signInPath;
    void (isForService ? service : inboxSite)(request, response);
  });
  return {
    /** What `init({ origin })` of the SDK takes; no trailing slash. */
    serviceOrigin: url,
    servicePort: port,
    /** The page on which a person reads the mails. */
    inboxUrl: `${url}/`,
    /** Oldest first. */
    requests: requests as readonly ServedRequest[],
    /** Newest first. */
    mails: inbox.mails,
    /** Empties mails and requests; a fault stays. */
    clear,
    /** Makes the requests that follow fail; null ends it. Throws if it is no fault. */
    setFault,
    close,
  };
}
