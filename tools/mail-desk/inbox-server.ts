import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { FaultSwitch } from './faults.ts';
import {
  inboxScript,
  inboxStyles,
  listPage,
  mailPage,
  type MailView,
  mailViews,
} from './inbox-pages.ts';
import type { Inbox, ReceivedMail } from './inbox.ts';
import {
  htmlReply,
  jsonReply,
  mailReply,
  pageHeaders,
  redirectReply,
  type Reply,
  textReply,
} from './inbox-replies.ts';
import type { ServedRequest } from './journal.ts';
import { isLoopbackHost } from './loopback.ts';
import { readBody } from './request-body.ts';
import type { SmtpRefusal } from './smtp-refusal.ts';

/** What the inbox server needs of the rest of the desk. */
export interface InboxServerParts {
  readonly inbox: Pick<Inbox, 'mails' | 'find' | 'remove'>;
  readonly requests: readonly ServedRequest[];
  readonly warnings: readonly string[];
  readonly faults: FaultSwitch;
  readonly smtpRefusal: () => SmtpRefusal | null;
  /** Throws an Error that says what is wrong if the value is no refusal. */
  readonly setSmtpRefusal: (value: unknown) => void;
  readonly clear: () => void;
}

type Handler = (request: IncomingMessage, id: string) => Reply | Promise<Reply>;
type Method = 'GET' | 'POST' | 'DELETE';

interface Route {
  readonly path: RegExp;
  readonly on: Partial<Record<Method, Handler>>;
}

const maxControlBytes = 64 * 1024;

/**
 * The inbox's web server; it does not listen yet. It sends no CORS header, answers only to loopback
 * host names and takes changes only from its own pages or from programs, so that no web site can
 * read or change anything here.
 */
export function createInboxServer(parts: InboxServerParts): Server {
  const routes = routesOf(parts);

  async function replyTo(request: IncomingMessage): Promise<Reply> {
    if (!isLoopbackHost(request.headers.host)) {
      return textReply(403, 'The inbox answers only under a loopback name.');
    }
    const method = request.method === 'HEAD' ? 'GET' : (request.method ?? '');
    if (method !== 'GET' && !isOwnOrProgram(request)) {
      return textReply(403, 'Another site may not change the inbox.');
    }
    const path = urlOf(request).pathname;
    const route = routes.find((each) => each.path.test(path));
    if (!route) return textReply(404, 'Not Found');
    const handler = route.on[method as Method];
    if (!handler) {
      const allow = Object.keys(route.on).join(', ');
      return { ...textReply(405, 'Method Not Allowed'), headers: { allow } };
    }
    return handler(request, route.path.exec(path)?.[1] ?? '');
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { status, type, body, headers } = await replyTo(request).catch((error: unknown) =>
      textReply(500, String(error)),
    );
    response.writeHead(status, { ...pageHeaders, 'content-type': type, ...headers });
    response.end(body);
  }

  return createServer((request, response) => void serve(request, response));
}

function routesOf(parts: InboxServerParts): Route[] {
  const { inbox, faults, clear } = parts;

  const withMail =
    (reply: (mail: ReceivedMail, request: IncomingMessage) => Reply): Handler =>
    (request, id) => {
      const mail = inbox.find(id);
      return mail ? reply(mail, request) : textReply(404, 'There is no such e-mail.');
    };
  const home = redirectReply('/');

  return [
    {
      path: /^\/$/,
      on: {
        GET: ({ headers }) =>
          htmlReply(
            listPage({
              inboxOrigin: `http://${headers.host}`,
              mails: inbox.mails(),
              requests: parts.requests,
              warnings: parts.warnings,
              fault: faults.current(),
              smtpRefusal: parts.smtpRefusal(),
            }),
          ),
      },
    },
    {
      path: /^\/inbox\.css$/,
      on: { GET: () => textReply(200, inboxStyles, 'text/css') },
    },
    {
      path: /^\/inbox\.js$/,
      on: { GET: () => textReply(200, inboxScript, 'text/javascript') },
    },
    {
      path: /^\/mails\/delete-all$/,
      on: {
        POST: () => {
          clear();
          return home;
        },
      },
    },
    {
      path: /^\/mails\/(\d+)$/,
      on: { GET: withMail((mail, request) => htmlReply(mailPage(mail, viewOf(request)))) },
    },
    {
      path: /^\/mails\/(\d+)\/html$/,
      on: { GET: withMail(mailReply) },
    },
    {
      path: /^\/mails\/(\d+)\/text$/,
      on: { GET: withMail(({ text }) => textReply(200, text)) },
    },
    {
      path: /^\/mails\/(\d+)\/source$/,
      on: { GET: withMail(({ source }) => textReply(200, source)) },
    },
    {
      path: /^\/mails\/(\d+)\/delete$/,
      on: {
        POST: (_, id) => {
          inbox.remove(id);
          return home;
        },
      },
    },
    {
      path: /^\/api\/mails$/,
      on: {
        GET: () => jsonReply(inbox.mails()),
        DELETE: () => {
          clear();
          return jsonReply([]);
        },
      },
    },
    {
      path: /^\/api\/mails\/(\d+)$/,
      on: {
        GET: withMail((mail) => jsonReply(mail)),
        DELETE: withMail((mail) => {
          inbox.remove(mail.id);
          return jsonReply(mail);
        }),
      },
    },
    {
      path: /^\/api\/requests$/,
      on: { GET: () => jsonReply(parts.requests) },
    },
    {
      path: /^\/api\/status$/,
      on: {
        GET: () =>
          jsonReply({
            mails: inbox.mails().length,
            latest: inbox.mails()[0]?.id ?? null,
            warnings: parts.warnings,
            fault: faults.current(),
            smtpRefusal: parts.smtpRefusal(),
          }),
      },
    },
    control(/^\/api\/fault$/, faults.set, faults.current),
    control(/^\/api\/smtp-refusal$/, parts.setSmtpRefusal, parts.smtpRefusal),
  ];
}

/** A value that is read, set as JSON, and deleted. */
function control(path: RegExp, set: (value: unknown) => void, current: () => unknown): Route {
  return {
    path,
    on: {
      GET: () => jsonReply(current()),
      POST: async (request) => {
        // No form of another site can send this type without a preflight, which is never answered.
        if (!/^application\/json\s*(;|$)/i.test(request.headers['content-type'] ?? '')) {
          return textReply(415, 'Send application/json.');
        }
        const raw = await readBody(request, maxControlBytes);
        try {
          set(JSON.parse(raw?.toString('utf8') ?? ''));
          return jsonReply(current());
        } catch (error) {
          return textReply(400, error instanceof Error ? error.message : String(error));
        }
      },
      DELETE: () => {
        set(null);
        return jsonReply(current());
      },
    },
  };
}

function isOwnOrProgram({ headers }: IncomingMessage): boolean {
  const site = headers['sec-fetch-site'];
  const fromOwnPage = headers.origin === undefined || headers.origin === `http://${headers.host}`;
  return fromOwnPage && (site === undefined || site === 'same-origin' || site === 'none');
}

function viewOf(request: IncomingMessage): MailView {
  const asked = urlOf(request).searchParams.get('view');
  return mailViews.find((view) => view === asked) ?? 'html';
}

function urlOf(request: IncomingMessage): URL {
  return new URL(`http://inbox.invalid${request.url ?? '/'}`);
}
