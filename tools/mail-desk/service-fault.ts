import { STATUS_CODES } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

import { z } from 'zod';

import type { Answer } from './refusals.ts';

const faultSchema = z.strictObject({
  /** Answer with this status and send no mail. */
  status: z.exactOptional(z.int().min(200).max(599)),
  /** The answer's text; the status's usual words if absent. */
  text: z.exactOptional(z.string().max(1000)),
  /** Send the browser on to this path of the desk; for a status of 3xx. */
  location: z.exactOptional(z.string().regex(/^\/(?!\/)[\w/.-]*$/)),
  /** Wait this many milliseconds first. */
  delay: z.exactOptional(z.int().min(0).max(120_000)),
  /** Leave the CORS header out of the answer, so that a browser may not read it. */
  nocors: z.exactOptional(z.boolean()),
  /** Never answer. */
  hang: z.exactOptional(z.boolean()),
  /** Cut the connection instead of answering. */
  reset: z.exactOptional(z.boolean()),
  /** Send the mail first; then do the above, or reset if no answer is named. */
  afterSend: z.exactOptional(z.boolean()),
});

/** A failure of the mail service on purpose, for every request to send until it is cleared. */
export type ServiceFault = Readonly<z.infer<typeof faultSchema>>;

/** Reads a fault, or null for none. @throws Error that says what is wrong with it */
export function readFault(value: unknown): ServiceFault | null {
  const parsed = z.nullable(faultSchema).safeParse(value);
  if (!parsed.success) throw new Error(z.prettifyError(parsed.error));
  return parsed.data;
}

/** What a request meets: an answer, silence, or a cut connection. */
export type Outcome = Answer | 'hang' | 'reset';

/** Plays a fault around `send`, which is called at most once. */
export async function meetFault(
  fault: ServiceFault | null,
  send: () => Promise<Answer>,
): Promise<Outcome> {
  if (!fault) return send();
  const sent = fault.afterSend ? await send() : null;
  if (sent && sent.status !== 200) return sent;
  // Unreferenced, so that a pending delay does not keep a closed desk's process alive.
  if (fault.delay) await wait(fault.delay, undefined, { ref: false });
  if (fault.hang) return 'hang';
  if (fault.reset) return 'reset';
  if (fault.status !== undefined) {
    const text = fault.text ?? STATUS_CODES[fault.status] ?? '';
    return {
      status: fault.status,
      text,
      ...(fault.location && { headers: { location: fault.location } }),
    };
  }
  if (!sent) return send();
  return fault.nocors ? sent : 'reset';
}
