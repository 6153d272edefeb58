import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

import { z } from 'zod';

import { company } from '#content/company.ts';

import { createInbox, listPage, mailPage } from './inbox.ts';
import {
  type Answer,
  answerOf,
  faultSchema,
  findRefusal,
  parseBody,
  type SentBody,
  type ServiceFault,
} from './service.ts';
import { type MailOwner, readReceiptTemplate, readTemplate } from './template-files.ts';

const SEND_PATH = '/api/v1.0/email/send';
const MAXIMUM_BODY_LENGTH = 1024 * 1024;

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
}

/** A request to the service. `status` is 0 if there was no response. */
interface ServedRequest extends Answer {
  readonly method: string;
  readonly body: SentBody | null;
}

export type MailDesk = Awaited<ReturnType<typeof startMailDesk>>;

/**
 * The content security policy for the HTML of an email: no scripts, forms or network, and an opaque origin. A link opens
 * in a new tab, as in email programs.
 */
const mailPolicy =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:";

async function readBody(request: IncomingMessage): Promise<string | null> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) {
    text += String(chunk);
    if (text.length > MAXIMUM_BODY_LENGTH) return null;
  }
  return text;
}

/**
 * Starts a fake EmailJS with an inbox. It listens on 127.0.0.1 and keeps everything in memory.
 * @throws Error if the port is in use, or if the template is unreadable or over 50 KiB
 */
export async function startMailDesk(options: MailDeskOptions = {}) {
  const { templateFolder, hasGuestReceipt = false, port = 0 } = options;
  const base = options.owner ?? company;
  const owner: MailOwner = { ...base, siteUrl: options.siteUrl ?? base.siteUrl };
  const inbox = createInbox();
  const requests: ServedRequest[] = [];
  let fault: ServiceFault | null = null;

  function setFault(value: unknown) {
    const { data, error } = z.nullable(faultSchema).safeParse(value);
    if (error) throw new Error(z.prettifyError(error));
    fault = data;
  }

  async function send(body: SentBody | null): Promise<Answer> {
    if (!body) return { status: 400, text: 'Bad Request' };
    // Read for each mail, so that an edited template needs no restart.
    const template = await readTemplate(owner, templateFolder);
    const refusal = findRefusal(body, template);
    if (refusal) return refusal;
    inbox.deliver(template, body.template_params);
    if (hasGuestReceipt) {
      inbox.deliver(await readReceiptTemplate(owner, templateFolder), body.template_params);
    }
    return { status: 200, text: 'OK' };
  }

  async function answerAsService(request: IncomingMessage, response: ServerResponse) {
    const { method = '' } = request;
    response.setHeader('access-control-allow-origin', '*');
    let body: SentBody | null = null;
    const answer = ({ status, text }: Answer) => {
      requests.push({ method, body, status, text });
      response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(text);
    };
    if (method === 'OPTIONS') {
      response.setHeader('access-control-allow-headers', 'content-type');
      return answer({ status: 204, text: '' });
    }
    if (method !== 'POST') return answer({ status: 405, text: 'Method Not Allowed' });
    const raw = await readBody(request);
    if (raw === null) return answer({ status: 413, text: 'Payload Too Large' });
    body = parseBody(raw);
    const current = fault ?? {};
    // The timer is unreferenced, so that a pending delay does not keep a closed desk's process alive.
    if (current.delay) await wait(current.delay, undefined, { ref: false });
    if (current.hang || current.reset) {
      requests.push({ method, body, status: 0, text: '' });
      if (current.reset) request.socket.resetAndDestroy();
      return;
    }
    answer(answerOf(current) ?? (await send(body)));
  }

  async function answerAsInbox(request: IncomingMessage, response: ServerResponse) {
    const { method, url = '' } = request;
    const sendText = (status: number, text: string, type = 'text/html') =>
      void response.writeHead(status, { 'content-type': `${type}; charset=utf-8` }).end(text);
    if (url === '/') return sendText(200, listPage(inbox.mails(), origin, fault));
    if (url === '/api/mails') {
      return sendText(200, JSON.stringify(inbox.mails(), null, 2), 'application/json');
    }
    if (url === '/api/fault' && method === 'POST') {
      setFault(JSON.parse((await readBody(request)) ?? ''));
      return sendText(200, JSON.stringify(fault), 'application/json');
    }
    const [, id, html] = /^\/mails\/(\d+)(\/html)?$/.exec(url) ?? [];
    const mail = inbox.mails().find((each) => each.id === id);
    if (!mail) return sendText(404, 'Not Found', 'text/plain');
    if (!html) return sendText(200, mailPage(mail));
    response.setHeader('content-security-policy', mailPolicy);
    sendText(200, mail.html);
  }

  const server = createServer((request, response) => {
    const isForService = request.url?.split('?')[0] === SEND_PATH;
    const answer = isForService ? answerAsService : answerAsInbox;
    answer(request, response).catch((error: Error) => {
      if (!response.headersSent) response.writeHead(isForService ? 500 : 400);
      response.end(error.message);
    });
  });
  // Read now, so that an invalid template fails at startup.
  await readTemplate(owner, templateFolder);
  await once(server.listen(port, '127.0.0.1'), 'listening');
  const { port: servicePort } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${servicePort}`;

  return {
    /** The value for `init({ origin })` of the SDK, without a trailing slash. */
    serviceOrigin: origin,
    servicePort,
    /** The URL of the page that shows the emails. */
    inboxUrl: `${origin}/`,
    /** The requests, oldest first. */
    requests: requests as readonly ServedRequest[],
    /** The emails, newest first. */
    mails: inbox.mails,
    /** Deletes the emails and requests, but keeps the fault. */
    clear() {
      inbox.clear();
      requests.length = 0;
    },
    /** Makes all following requests fail in this way; null ends the fault. Throws if the fault is invalid. */
    setFault: (value: ServiceFault | null) => setFault(value),
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
