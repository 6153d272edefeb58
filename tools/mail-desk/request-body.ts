import type { IncomingMessage } from 'node:http';

import { z } from 'zod';

const maxBytes = 1024 * 1024;

const bodySchema = z.looseObject({
  user_id: z.optional(z.unknown()),
  service_id: z.optional(z.unknown()),
  template_id: z.optional(z.unknown()),
  template_params: z.record(z.string(), z.unknown()).catch({}),
});

/** What a request sent, by the names on the wire. */
export type SentBody = Readonly<z.infer<typeof bodySchema>>;

/** Reads a body to its end and keeps it, or returns null if it is over 1 MiB. */
export async function readBody(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes <= maxBytes) chunks.push(chunk);
  }
  return bytes > maxBytes ? null : Buffer.concat(chunks).toString('utf8');
}

/** The body of a request to send; null unless it is a JSON object. */
export function parseBody(raw: string): SentBody | null {
  try {
    return bodySchema.parse(JSON.parse(raw));
  } catch {
    return null;
  }
}
