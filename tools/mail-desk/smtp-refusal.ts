import { z } from 'zod';
import { gmailFailures } from './contract.ts';

const gmailFailureSchema = z.enum(['gmail-scopes', 'gmail-grant']);
const replySchema = z.strictObject({
  code: z.int().min(400).max(599),
  message: z.string().min(1).max(200),
});
const refusalSchema = z.union([gmailFailureSchema, replySchema]);

/** The SMTP reply with which mails are turned away; 4xx for now, 5xx for good. */
export type SmtpReply = Readonly<z.infer<typeof replySchema>>;

/** Why the mail provider fails: an SMTP reply of one's own, or a known failure of a Gmail account. */
export type SmtpRefusal = SmtpReply | z.infer<typeof gmailFailureSchema>;

/** Throws an Error that says what is wrong if the value is neither a refusal nor null. */
export function parseSmtpRefusal(value: unknown): SmtpRefusal | null {
  if (value === null) return null;
  const parsed = refusalSchema.safeParse(value);
  if (!parsed.success) throw new Error(z.prettifyError(parsed.error));
  return parsed.data;
}

/** What the SMTP server says for it. */
export function smtpReplyOf(refusal: SmtpRefusal): SmtpReply {
  return typeof refusal === 'string' ? { code: 554, message: gmailFailures[refusal] } : refusal;
}

/** The text of the service's 412 answer. */
export function failureText(refusal: SmtpRefusal | null, error: unknown): string {
  if (typeof refusal === 'string') return gmailFailures[refusal];
  return `SMTP: ${error instanceof Error ? error.message : String(error)}`;
}
