import type { ReceivedMail } from './inbox.ts';

export interface Reply {
  readonly status: number;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Sent with every reply of the inbox. No CORS header is among them, so no site can read a mail. */
export const pageHeaders: Readonly<Record<string, string>> = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'self'; script-src 'self'; img-src data:; connect-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};

/** Text of a type, in UTF-8. */
export const textReply = (status: number, body: string, type = 'text/plain'): Reply => ({
  status,
  body,
  headers: { 'content-type': `${type}; charset=utf-8` },
});

export const jsonReply = (value: unknown): Reply =>
  textReply(200, JSON.stringify(value, null, 2), 'application/json');

export const backToList: Reply = { status: 303, body: '', headers: { location: '/' } };

/** The mail's own HTML, without scripts, forms, network or an origin, framed by the inbox alone. */
export const mailReply = ({ html }: ReceivedMail): Reply => ({
  status: 200,
  body: html,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy':
      "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
  },
});
