import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { MailDeskAccount } from './account.ts';
import {
  type Answer,
  bodyTooLarge,
  internalError,
  methodNotAllowed,
  notFound,
  refusalOf,
} from './contract.ts';
import { type FaultSwitch, meetFault } from './faults.ts';
import type { ServedRequest } from './journal.ts';
import { createRateLimit } from './rate-limit.ts';
import { type RenderedMail, renderMail, templateMistakes } from './render-mail.ts';
import { parseFormBody, parseJsonBody, readBody, type SentBody } from './request-body.ts';
import { readTemplate } from './template-files.ts';

const sendPath = '/api/v1.0/email/send';
const sendFormPath = '/api/v1.0/email/send-form';
/** What a hotel's network puts in the way; a fault's `location` may lead here. */
const signInPath = '/sign-in';
const signInPage: Answer = {
  status: 200,
  text: '<!doctype html><title>Wi-Fi sign-in</title><h1>Welcome to our Wi-Fi</h1>',
};
const maxBodyBytes = 1024 * 1024;

const anyOrigin = { 'access-control-allow-origin': '*' };
const preflightHeaders = {
  'access-control-allow-methods': 'POST',
  'access-control-allow-headers': 'content-type',
  'access-control-max-age': '600',
};

/** What the service needs of the rest of the desk. */
export interface ServiceParts {
  readonly account: MailDeskAccount;
  readonly faults: FaultSwitch;
  /** Resolves with the service's answer: OK once the inbox has accepted the mail. */
  readonly deliver: (mail: RenderedMail) => Promise<Answer>;
  readonly record: (request: ServedRequest) => void;
  readonly warn: (warning: string) => void;
}

/** The HTTP service that stands in for api.emailjs.com; it does not listen yet. */
export function createServiceServer(parts: ServiceParts): Server {
  const { account, faults, deliver, record, warn } = parts;
  const takeTurn = createRateLimit(account.rateLimitMs);

  async function send(request: IncomingMessage, body: SentBody | null): Promise<Answer> {
    const template = await readTemplate(account.templateFolder, account.owner);
    templateMistakes(template).forEach(warn);
    const refusal = refusalOf({
      body,
      origin: request.headers.origin,
      userAgent: request.headers['user-agent'] ?? '',
      account,
      template,
      takeTurn: () => takeTurn(`${String(body?.user_id)} ${request.socket.remoteAddress}`),
    });
    if (refusal) return refusal;
    const { mail, warnings } = renderMail(template, body?.template_params ?? {});
    warnings.forEach(warn);
    return deliver(mail);
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const receivedAt = new Date().toISOString();
    const method = request.method ?? '';
    const path = pathOf(request);
    let body: SentBody | null = null;

    const note = ({ status, text }: Answer) =>
      record({
        receivedAt,
        method,
        path,
        status,
        text,
        origin: request.headers.origin,
        userAgent: request.headers['user-agent'] ?? '',
        ...(body && { body }),
      });
    const answer = (given: Answer, headers: OutgoingHttpHeaders = anyOrigin) => {
      note(given);
      response.writeHead(given.status, {
        'content-type': 'text/plain; charset=utf-8',
        ...(given.location && { location: given.location }),
        ...headers,
      });
      response.end(given.text);
    };

    try {
      if (method === 'OPTIONS') {
        answer({ status: 204, text: '' }, { ...anyOrigin, ...preflightHeaders });
        return;
      }
      if (path === signInPath) {
        answer(signInPage, { ...anyOrigin, 'content-type': 'text/html; charset=utf-8' });
        return;
      }
      if (path !== sendPath && path !== sendFormPath) {
        answer(notFound);
        return;
      }
      if (method !== 'POST') {
        answer(methodNotAllowed, { ...anyOrigin, allow: 'POST, OPTIONS' });
        return;
      }
      const raw = await readBody(request, maxBodyBytes);
      if (!raw) {
        answer(bodyTooLarge);
        return;
      }
      const contentType = request.headers['content-type'] ?? '';
      body = path === sendPath ? parseJsonBody(raw) : await parseFormBody(raw, contentType);
      const fault = faults.take();
      const outcome = await meetFault(fault, () => send(request, body));
      if (outcome === 'hang' || outcome === 'reset') {
        note({ status: 0, text: outcome });
        if (outcome === 'reset') request.socket.resetAndDestroy();
        return;
      }
      answer(outcome, fault?.nocors ? {} : anyOrigin);
    } catch (error) {
      if (response.headersSent || request.socket.destroyed) return;
      warn(`${method} ${path}: ${String(error)}`);
      answer(internalError);
    }
  }

  return createServer((request, response) => void serve(request, response));
}

function pathOf(request: IncomingMessage): string {
  return request.url?.split('?')[0] ?? '';
}
