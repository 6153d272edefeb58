import type { IncomingMessage } from 'node:http';

import type { MailParams } from './render.ts';

/** What a request sent, by the names on the wire. */
export interface SentBody {
  readonly user_id?: unknown;
  readonly service_id?: unknown;
  readonly template_id?: unknown;
  readonly template_params: MailParams;
}

/** Reads a body to its end and keeps it, or returns null if it is over `maxBytes`. */
export async function readBody(request: IncomingMessage, maxBytes: number): Promise<string | null> {
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
  const value = parseJson(raw);
  if (!isRecord(value)) return null;
  const params = value['template_params'];
  return { ...value, template_params: isRecord(params) ? params : {} };
}

function parseJson(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
