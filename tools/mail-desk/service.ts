import { STATUS_CODES } from 'node:http';

import { z } from 'zod';

import { mistakesOf, renderHeader } from './render.ts';
import type { MailTemplate } from './template-files.ts';

const bodySchema = z.looseObject({
  user_id: z.optional(z.unknown()),
  service_id: z.optional(z.unknown()),
  template_id: z.optional(z.unknown()),
  template_params: z.record(z.string(), z.unknown()).catch({}),
});

/** The body of a request, with the field names of EmailJS's protocol. */
export type SentBody = Readonly<z.infer<typeof bodySchema>>;

/** A response of the service. Its texts are those of the real service, from EmailJS's documentation and responses. */
export interface Answer {
  readonly status: number;
  readonly text: string;
}

export const faultSchema = z.strictObject({
  status: z.exactOptional(z.int().min(200).max(599)),
  /** The response text; by default the standard text for the status. */
  text: z.exactOptional(z.string()),
  /** Milliseconds before the response, or before the mail is accepted. */
  delay: z.exactOptional(z.int().min(0).max(120_000)),
  /** Never respond. */
  hang: z.exactOptional(z.boolean()),
  /** Reset the connection instead of responding. */
  reset: z.exactOptional(z.boolean()),
});

/** A simulated failure of the email service. It affects every send request until it is cleared. */
export type ServiceFault = Readonly<z.infer<typeof faultSchema>>;

/** Returns the response that a fault prescribes; undefined if the request is handled as usual. */
export const answerOf = ({ status, text }: ServiceFault): Answer | undefined =>
  status === undefined ? undefined : { status, text: text ?? STATUS_CODES[status] ?? '' };

/** Parses the body of a send request; null if it is not a JSON object. */
export function parseBody(raw: string): SentBody | null {
  try {
    return bodySchema.parse(JSON.parse(raw));
  } catch {
    return null;
  }
}

const MAXIMUM_PARAMS_BYTES = 50 * 1024;
const idFields = ['user_id', 'service_id', 'template_id'] as const;

/** Returns the response to a request that EmailJS refuses; null if the email may be sent. */
export function findRefusal(body: SentBody, template: MailTemplate): Answer | null {
  const missing = idFields.find((name) => typeof body[name] !== 'string' || body[name] === '');
  if (missing) return { status: 400, text: `The ${missing} parameter is required` };
  if (Buffer.byteLength(JSON.stringify(body.template_params)) > MAXIMUM_PARAMS_BYTES) {
    return { status: 413, text: 'Variables size limit' };
  }
  if (Object.values(template).some((part) => mistakesOf(part).length > 0)) {
    return { status: 422, text: 'Template: One or more dynamic variables are corrupted' };
  }
  if (renderHeader(template.to, body.template_params) === '') {
    return { status: 422, text: 'The recipients address is empty' };
  }
  return null;
}
