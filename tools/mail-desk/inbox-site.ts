import type { IncomingMessage, ServerResponse } from 'node:http';

import { inboxScript, inboxStyles, listPage, mailPage } from './inbox-pages.ts';
import {
  backToList,
  jsonReply,
  mailReply,
  pageHeaders,
  type Reply,
  textReply,
} from './inbox-replies.ts';
import type { Inbox } from './inbox.ts';
import type { ServedRequest } from './journal.ts';
import { readBody } from './request-body.ts';
import type { FaultSwitch } from './service-fault.ts';

interface InboxSiteParts {
  readonly inbox: Inbox;
  readonly requests: readonly ServedRequest[];
  readonly warnings: readonly string[];
  readonly faults: FaultSwitch;
  readonly clear: () => void;
}

const maxFaultBytes = 64 * 1024;
const notFound = textReply(404, 'Not Found');

/**
 * Answers for the inbox: without a CORS header, only to loopback host names, and with changes only for
 * its own pages or for programs, so that no web site can read or change anything here.
 */
export function createInboxSite(
  parts: InboxSiteParts,
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  const { inbox, faults } = parts;

  const replies: Readonly<Record<string, (request: IncomingMessage) => Reply | Promise<Reply>>> = {
    'GET /': ({ headers }) =>
      textReply(
        200,
        listPage({
          ...parts,
          inboxOrigin: `http://${headers.host}`,
          mails: inbox.mails(),
          fault: faults.current(),
        }),
        'text/html',
      ),
    'GET /inbox.css': () => textReply(200, inboxStyles, 'text/css'),
    'GET /inbox.js': () => textReply(200, inboxScript, 'text/javascript'),
    'GET /api/mails': () => jsonReply(inbox.mails()),
    'GET /api/latest': () => jsonReply(inbox.mails()[0]?.id ?? null),
    'POST /delete-all': () => {
      parts.clear();
      return backToList;
    },
    'POST /api/fault': async (request) => {
      faults.set(JSON.parse((await readBody(request, maxFaultBytes)) ?? ''));
      return jsonReply(faults.current());
    },
    'DELETE /api/fault': () => {
      faults.set(null);
      return jsonReply(null);
    },
  };

  function replyTo(request: IncomingMessage): Reply | Promise<Reply> {
    const { method = '', headers, url = '' } = request;
    if (!isLoopbackHost(headers.host)) {
      return textReply(403, 'The inbox answers only under a loopback name.');
    }
    if (method !== 'GET' && !isOwnOrProgram(request)) {
      return textReply(403, 'Another site may not change the inbox.');
    }
    const asked = `${method} ${url}`;
    const [, id, view = ''] = /^GET \/mails\/(\d+)(?:\/(\w+))?$/.exec(asked) ?? [];
    if (!id) return replies[asked]?.(request) ?? notFound;
    const mail = inbox.mails().find((each) => each.id === id);
    if (!mail) return notFound;
    return view === 'html' ? mailReply(mail) : textReply(200, mailPage(mail, view), 'text/html');
  }

  return async (request, response) => {
    const { status, body, headers } = await Promise.resolve(request)
      .then(replyTo)
      .catch((error: Error) => textReply(400, error.message));
    response.writeHead(status, { ...pageHeaders, ...headers });
    response.end(body);
  };
}

/** Whether a Host header names this machine; any other may be a domain name rebound to it. */
function isLoopbackHost(host: string | undefined): boolean {
  return /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/i.test(host ?? '');
}

function isOwnOrProgram({ headers }: IncomingMessage): boolean {
  const site = headers['sec-fetch-site'];
  const fromOwnPage = headers.origin === undefined || headers.origin === `http://${headers.host}`;
  return fromOwnPage && (site === undefined || site === 'same-origin' || site === 'none');
}
