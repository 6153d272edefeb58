import { STATUS_CODES } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

import { z } from 'zod';

import type { Answer } from './errors.ts';

const faultSchema = z.strictObject({
  /** Respond with this status and send no email. */
  status: z.exactOptional(z.int().min(200).max(599)),
  /** The response text; by default the standard text for the status. */
  text: z.exactOptional(z.string().max(1000)),
  /** Redirect the browser to this path of the mail desk. Use it with a 3xx status. */
  location: z.exactOptional(z.string().regex(/^\/(?!\/)[\w/.-]*$/)),
  /** Wait this many milliseconds before anything else. */
  delay: z.exactOptional(z.int().min(0).max(120_000)),
  /** Omit the CORS header, so that a browser may not read the response. */
  nocors: z.exactOptional(z.boolean()),
  /** Never respond. */
  hang: z.exactOptional(z.boolean()),
  /** Reset the connection instead of responding. */
  reset: z.exactOptional(z.boolean()),
  /** Send the email before the fault occurs. If no response is specified, the connection is reset. */
  afterSend: z.exactOptional(z.boolean()),
});

/** A simulated failure of the email service. It affects every send request until it is cleared. */
export type ServiceFault = Readonly<z.infer<typeof faultSchema>>;

/**
 * Validates a fault; null means no fault.
 * @throws Error that explains why the fault is invalid
 */
export function readFault(value: unknown): ServiceFault | null {
  const parsed = z.nullable(faultSchema).safeParse(value);
  if (!parsed.success) throw new Error(z.prettifyError(parsed.error));
  return parsed.data;
}

/** The outcome of a request: a response, no response, or a reset connection. */
export type Outcome = Answer | 'hang' | 'reset';

/** Applies a fault to a request. `send` is called at most once. */
export async function applyFault(
  fault: ServiceFault | null,
  send: () => Promise<Answer>,
): Promise<Outcome> {
  if (!fault) return send();
  const sent = fault.afterSend ? await send() : null;
  if (sent && sent.status !== 200) return sent;
  // The timer is unreferenced, so that a pending delay does not keep a closed desk's process alive.
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
