import type { MailDeskAccount } from './account.ts';
import { mistakesOf, renderHeader } from './render.ts';
import type { SentBody } from './request-body.ts';
import type { MailTemplate } from './template-files.ts';

/** The documented limit of the variables, as JSON. */
const maxParamsBytes = 50 * 1024;

/** One request to send, with everything that the checks look at. */
export interface Submission {
  /** Null if the body was not a JSON object, or not a readable form. */
  readonly body: SentBody | null;
  readonly origin: string | undefined;
  readonly userAgent: string;
  readonly account: MailDeskAccount;
  readonly template: MailTemplate;
  /** False if the same key and address took its turn less than the rate limit ago. */
  readonly takeTurn: () => boolean;
}

export interface Answer {
  readonly status: number;
  readonly text: string;
  /** Where a redirect leads. */
  readonly location?: string;
}

interface Refusal extends Answer {
  readonly when: string;
  readonly applies: (submission: Submission, body: SentBody) => boolean;
}

export const accepted: Answer = { status: 200, text: 'OK' };
export const notFound: Answer = { status: 404, text: 'Not Found' };
export const methodNotAllowed: Answer = { status: 405, text: 'Method Not Allowed' };
export const bodyTooLarge: Answer = { status: 413, text: 'Variables size limit' };
export const internalError: Answer = { status: 500, text: 'Internal Server Error' };

const emptyBody: SentBody = { template_params: {} };

/**
 * Every refusal that needs no SMTP, in the order in which they are looked for; the first hit wins.
 * The texts are the real service's, as its documentation and its answers show them.
 */
export const refusals: readonly Refusal[] = [
  {
    when: 'the body is not a JSON object',
    status: 400,
    text: 'Bad Request',
    applies: ({ body }) => body === null,
  },
  {
    when: 'user_id is missing',
    status: 400,
    text: 'The user_id parameter is required',
    applies: (_, body) => isMissing(body.user_id),
  },
  {
    when: 'service_id is missing',
    status: 400,
    text: 'The service_id parameter is required',
    applies: (_, body) => isMissing(body.service_id),
  },
  {
    when: 'template_id is missing',
    status: 400,
    text: 'The template_id parameter is required',
    applies: (_, body) => isMissing(body.template_id),
  },
  {
    when: 'user_id is unknown',
    status: 400,
    text: 'The Public Key is invalid. To find this ID, visit https://dashboard.emailjs.com/admin/account',
    applies: ({ account }, body) => body.user_id !== account.publicKey,
  },
  {
    when: 'it does not come from a browser, and only browsers may send',
    status: 403,
    text: 'API access from non-browser environments is currently disabled',
    applies: ({ account, origin, userAgent }) =>
      !account.allowNonBrowser && (!origin || !userAgent.startsWith('Mozilla/')),
  },
  {
    when: 'its origin is not among the allowed ones',
    status: 403,
    text: 'Forbidden',
    applies: ({ account, origin }) =>
      account.allowedOrigins.length > 0 && !account.allowedOrigins.includes(origin ?? ''),
  },
  {
    when: 'a private key is demanded and none, or a wrong one, was sent',
    status: 403,
    text: 'API access in strict mode, but no Private Key was provided',
    applies: ({ account }, body) =>
      account.privateKey !== null && body.accessToken !== account.privateKey,
  },
  {
    when: 'it follows too soon',
    status: 429,
    text: 'Too Many Requests',
    applies: ({ takeTurn }) => !takeTurn(),
  },
  {
    when: 'the service is unknown',
    status: 400,
    text: 'The service ID not found. To find this ID, visit https://dashboard.emailjs.com/admin',
    applies: ({ account }, body) =>
      body.service_id !== account.serviceId && body.service_id !== 'default_service',
  },
  {
    when: 'the template is unknown',
    status: 400,
    text: 'The template ID not found. To find this ID, visit https://dashboard.emailjs.com/admin/templates',
    applies: ({ account }, body) => body.template_id !== account.templateId,
  },
  {
    when: 'template_params is too large',
    status: 413,
    text: 'Variables size limit',
    applies: (_, body) => Buffer.byteLength(JSON.stringify(body.template_params)) > maxParamsBytes,
  },
  {
    when: 'the template demands reCAPTCHA and no response was sent',
    status: 400,
    text: 'reCAPTCHA: The g-recaptcha-response parameter not found',
    applies: ({ account }, body) =>
      account.requiresRecaptcha && isMissing(body.template_params['g-recaptcha-response']),
  },
  {
    when: 'the template holds an illegal tag',
    status: 422,
    text: 'Template: One or more dynamic variables are corrupted',
    applies: ({ template }) => Object.values(template).some((part) => mistakesOf(part).length > 0),
  },
  {
    when: 'the rendered To is empty',
    status: 422,
    text: 'The recipients address is empty',
    applies: ({ template }, body) => renderHeader(template.to, body.template_params).text === '',
  },
];

/** The first refusal that applies, or null if the mail may be sent. */
export function refusalOf(submission: Submission): Answer | null {
  const body = submission.body ?? emptyBody;
  const refusal = refusals.find(({ applies }) => applies(submission, body));
  return refusal ? { status: refusal.status, text: refusal.text } : null;
}

/** Failures of a connected Gmail account that the real service is known to answer with. */
export const gmailFailures = {
  'gmail-scopes': 'Gmail_API: Request had insufficient authentication scopes',
  'gmail-grant': 'Gmail_API: Invalid grant. Please reconnect your Gmail account',
} as const;

function isMissing(value: unknown): boolean {
  return typeof value !== 'string' || value === '';
}
