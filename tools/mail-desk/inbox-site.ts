import type { IncomingMessage, ServerResponse } from 'node:http';
import { text as textOf } from 'node:stream/consumers';

import { inboxScript, inboxStyles, listPage, mailPage } from './inbox-pages.ts';
import type { ReceivedMail } from './inbox.ts';
import type { ServiceFault } from './service-fault.ts';
import type { ServedRequest } from './service.ts';

interface InboxSiteParts {
  readonly mails: () => readonly ReceivedMail[];
  readonly requests: readonly ServedRequest[];
  readonly currentFault: () => ServiceFault | null;
  readonly setFault: (fault: ServiceFault | null) => void;
  readonly clear: () => void;
}

/** The headers of every response of the inbox. Without a CORS header, no website can read an email. */
const pageHeaders = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'self'; script-src 'self'; img-src data:; connect-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};

/**
 * The content security policy for the HTML of an email: no scripts, forms or network, an opaque origin, and only the inbox may
 * frame it. A link opens in a new tab, as in email programs.
 */
const mailPolicy = {
  'content-security-policy':
    "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
};

/**
 * Handles requests to the inbox. It sends no CORS header, accepts only loopback host names, and allows changes only
 * from its own pages or from programs. Therefore no website can read or change anything here.
 */
export const createInboxSite =
  ({ mails, requests, currentFault, setFault, clear }: InboxSiteParts) =>
  async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = '', headers, url = '' } = request;

    const send = (status: number, body: string, type = 'text/plain', more: object = {}) =>
      void response
        .writeHead(status, {
          ...pageHeaders,
          'content-type': `${type}; charset=utf-8`,
          ...more,
        })
        .end(body);
    const sendJson = (value: unknown) =>
      send(200, JSON.stringify(value, null, 2), 'application/json');

    function sendMail(id: string, view: string) {
      const mail = mails().find((each) => each.id === id);
      if (!mail) return send(404, 'Not Found');
      if (view === 'html') return send(200, mail.html, 'text/html', mailPolicy);
      if (view === 'text' || view === 'source') return send(200, mail[view]);
      return send(200, mailPage(mail), 'text/html');
    }

    async function answer() {
      const asked = `${method} ${url}`;
      switch (asked) {
        case 'GET /': {
          const inboxOrigin = `http://${headers.host}`;
          const shown = { mails: mails(), requests, fault: currentFault() };
          return send(200, listPage({ inboxOrigin, ...shown }), 'text/html');
        }
        case 'GET /inbox.css':
          return send(200, inboxStyles, 'text/css');
        case 'GET /inbox.js':
          return send(200, inboxScript, 'text/javascript');
        case 'GET /api/mails':
          return sendJson(mails());
        case 'GET /api/latest':
          return sendJson(mails()[0]?.id ?? null);
        case 'POST /delete-all':
          clear();
          return send(303, '', 'text/plain', { location: '/' });
        case 'POST /api/fault':
          setFault(JSON.parse(await textOf(request)) as ServiceFault);
          return sendJson(currentFault());
        case 'DELETE /api/fault':
          setFault(null);
          return sendJson(null);
        default: {
          const [, id = '', view = ''] = /^GET \/mails\/(\d+)(?:\/(\w+))?$/.exec(asked) ?? [];
          return sendMail(id, view);
        }
      }
    }

    if (!isLoopbackHost(headers.host)) {
      return send(403, 'The inbox answers only under a loopback name.');
    }
    if (method !== 'GET' && !isOwnOrProgram(request)) {
      return send(403, 'Another site may not change the inbox.');
    }
    await answer().catch((error: Error) => send(400, error.message));
  };

/**
 * True if a Host header contains a name of this machine. Any other name may be an attacker's domain that resolves to
 * this machine (DNS rebinding).
 */
function isLoopbackHost(host: string | undefined): boolean {
  return /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/i.test(host ?? '');
}

function isOwnOrProgram({ headers }: IncomingMessage): boolean {
  const site = headers['sec-fetch-site'];
  const fromOwnPage = headers.origin === undefined || headers.origin === `http://${headers.host}`;
  return fromOwnPage && (site === undefined || site === 'same-origin' || site === 'none');
}
