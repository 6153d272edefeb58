import type { IncomingMessage, ServerResponse } from 'node:http';
import { text as textOf } from 'node:stream/consumers';

import { type Answer, parseBody, findError, type SentBody } from './errors.ts';
import { type RenderedMail, renderMail } from './render.ts';
import { applyFault, type ServiceFault } from './service-fault.ts';
import type { MailTemplate } from './template-files.ts';

export const sendPath = '/api/v1.0/email/send';

/** The path of a captive portal's sign-in page. The `location` of a fault may point to it. */
export const signInPath = '/sign-in';
const signInPage: Answer = {
  status: 200,
  text: '<!doctype html><title>Wi-Fi sign-in</title><h1>Welcome to our Wi-Fi</h1>',
  headers: { 'content-type': 'text/html; charset=utf-8' },
};
const preflight: Answer = {
  status: 204,
  text: '',
  headers: {
    'access-control-allow-methods': 'POST',
    'access-control-allow-headers': 'content-type',
    'access-control-max-age': '600',
  },
};

/** One request to the service. `status` is 0 if there was no response. */
export interface ServedRequest {
  /** The time of arrival in ISO 8601. */
  readonly receivedAt: string;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly text: string;
  readonly body?: SentBody;
}

/** The parts of the mail desk that the service needs. */
export interface ServiceParts {
  /** The minimum time in milliseconds between two emails; 0 removes the limit. */
  readonly rateLimitMs: number;
  readonly currentFault: () => ServiceFault | null;
  readonly readTemplate: () => Promise<MailTemplate>;
  /** Reads the template of the guest's receipt; null if the guest gets no receipt. */
  readonly readReceipt: (() => Promise<MailTemplate>) | null;
  readonly deliver: (mail: RenderedMail) => Promise<void>;
  readonly record: (request: ServedRequest) => void;
}

/** Creates a request handler that imitates api.emailjs.com. */
export function createService(parts: ServiceParts) {
  const { deliver, record } = parts;
  let lastTurn = -Infinity;

  function passRateLimit() {
    const time = performance.now();
    if (time - lastTurn < parts.rateLimitMs) return false;
    lastTurn = time;
    return true;
  }

  async function send(body: SentBody | null): Promise<Answer> {
    const template = await parts.readTemplate();
    const params = body?.template_params ?? {};
    const refusal = findError(body, template, passRateLimit);
    if (refusal) return refusal;
    await deliver(renderMail(template, params));
    const receipt = parts.readReceipt && renderMail(await parts.readReceipt(), params);
    if (receipt?.to) await deliver(receipt);
    return { status: 200, text: 'OK' };
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const receivedAt = new Date().toISOString();
    const { method = '' } = request;
    const [path = ''] = request.url?.split('?') ?? [];
    let body: SentBody | null = null;

    const note = (status: number, text: string) =>
      record({ receivedAt, method, path, status, text, ...(body && { body }) });
    const answer = ({ status, text, headers }: Answer, isReadable = true) => {
      note(status, text);
      response.writeHead(status, {
        'content-type': 'text/plain; charset=utf-8',
        ...(isReadable && { 'access-control-allow-origin': '*' }),
        ...headers,
      });
      response.end(text);
    };

    try {
      if (method === 'OPTIONS') return answer(preflight);
      if (path === signInPath) return answer(signInPage);
      if (method !== 'POST') return answer({ status: 405, text: 'Method Not Allowed' });
      body = parseBody(await textOf(request));
      const fault = parts.currentFault();
      const outcome = await applyFault(fault, () => send(body));
      if (typeof outcome === 'object') return answer(outcome, !fault?.nocors);
      note(0, outcome);
      if (outcome === 'reset') request.socket.resetAndDestroy();
    } catch (error) {
      if (response.headersSent || request.socket.destroyed) return;
      answer({ status: 500, text: String(error) });
    }
  };
}
