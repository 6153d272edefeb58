import type { OutgoingHttpHeaders } from 'node:http';
import type { ReceivedMail } from './inbox.ts';

export interface Reply {
  readonly status: number;
  readonly type: string;
  readonly body: string;
  readonly headers?: OutgoingHttpHeaders;
}

/** Sent with every reply of the inbox. No CORS header is among them, so no site can read a mail. */
export const pageHeaders: OutgoingHttpHeaders = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'self'; script-src 'self'; img-src data:; connect-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};

export function textReply(status: number, body: string, type = 'text/plain'): Reply {
  return { status, type: `${type}; charset=utf-8`, body };
}

export function htmlReply(body: string): Reply {
  return textReply(200, body, 'text/html');
}

export function jsonReply(value: unknown): Reply {
  return textReply(200, JSON.stringify(value, null, 2), 'application/json');
}

export function redirectReply(location: string): Reply {
  return { ...textReply(303, ''), headers: { location } };
}

/** The mail's own HTML, without scripts, forms, network or an origin, framed by the inbox alone. */
export function mailReply({ html, text }: ReceivedMail): Reply {
  if (!html) return textReply(200, text);
  return {
    ...htmlReply(html),
    headers: {
      'content-security-policy':
        "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
    },
  };
}
