import { z } from 'zod';

import { mistakesOf, renderHeader } from './render.ts';
import { localServiceIds } from './service-ids.ts';
import type { MailTemplate } from './template-files.ts';

const bodySchema = z.looseObject({
  user_id: z.optional(z.unknown()),
  service_id: z.optional(z.unknown()),
  template_id: z.optional(z.unknown()),
  template_params: z.record(z.string(), z.unknown()).catch({}),
});

/** The body of a request, with the field names of EmailJS's protocol. */
export type SentBody = Readonly<z.infer<typeof bodySchema>>;

/** Parses the body of a send request; null if it is not a JSON object. */
export function parseBody(raw: string): SentBody | null {
  try {
    return bodySchema.parse(JSON.parse(raw));
  } catch {
    return null;
  }
}

/** The documented size limit of the template variables as JSON. */
const maxParamsBytes = 50 * 1024;

/** A response of the service. Its texts are those of the real service, from EmailJS's documentation and responses. */
export interface Answer {
  readonly status: number;
  readonly text: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const dashboard = 'To find this ID, visit https://dashboard.emailjs.com/admin';
const idFields = ['user_id', 'service_id', 'template_id'] as const;

/**
 * Returns the first error that applies, or null if the email may be sent.
 * @param body null if it was not a JSON object
 * @param passRateLimit false if the time since the previous request is shorter than the rate limit allows
 */
export function findError(
  body: SentBody | null,
  template: MailTemplate,
  passRateLimit: () => boolean,
): Answer | null {
  if (!body) return { status: 400, text: 'Bad Request' };
  const missing = idFields.find((name) => typeof body[name] !== 'string' || body[name] === '');
  if (missing) return { status: 400, text: `The ${missing} parameter is required` };
  if (body.user_id !== localServiceIds.publicKey) {
    return { status: 400, text: `The Public Key is invalid. ${dashboard}/account` };
  }
  if (!passRateLimit()) return { status: 429, text: 'Too Many Requests' };
  if (body.service_id !== localServiceIds.serviceId) {
    return { status: 400, text: `The service ID not found. ${dashboard}` };
  }
  if (body.template_id !== localServiceIds.templateId) {
    return { status: 400, text: `The template ID not found. ${dashboard}/templates` };
  }
  if (Buffer.byteLength(JSON.stringify(body.template_params)) > maxParamsBytes) {
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
