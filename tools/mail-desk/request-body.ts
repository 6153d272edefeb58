import type { IncomingMessage } from 'node:http';

/** What a request sent, by the names on the wire; a form's other fields are its template parameters. */
export interface SentBody {
  readonly lib_version?: unknown;
  readonly user_id?: unknown;
  readonly service_id?: unknown;
  readonly template_id?: unknown;
  readonly accessToken?: unknown;
  readonly template_params: Readonly<Record<string, unknown>>;
}

const ownFields = new Set(['lib_version', 'user_id', 'service_id', 'template_id', 'accessToken']);

/** Reads a body to its end and keeps it, or returns null if it is over `maxBytes`. */
export async function readBody(request: IncomingMessage, maxBytes: number): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes <= maxBytes) chunks.push(chunk);
  }
  return bytes > maxBytes ? null : Buffer.concat(chunks);
}

/** The body of `/email/send`; null unless it is a JSON object. */
export function parseJsonBody(raw: Buffer): SentBody | null {
  const value = parseJson(raw);
  if (!isRecord(value)) return null;
  return {
    ...value,
    template_params: isRecord(value['template_params']) ? value['template_params'] : {},
  };
}

/** The body of `/email/send-form`; null unless it is a multipart form. Files are left out. */
export async function parseFormBody(raw: Buffer, contentType: string): Promise<SentBody | null> {
  if (!contentType.startsWith('multipart/form-data')) return null;
  const form = await new Response(new Uint8Array(raw), {
    headers: { 'content-type': contentType },
  })
    .formData()
    .catch(() => null);
  if (!form) return null;
  const entries = [...form].filter(([, value]) => typeof value === 'string');
  return {
    ...Object.fromEntries(entries.filter(([name]) => ownFields.has(name))),
    template_params: Object.fromEntries(entries.filter(([name]) => !ownFields.has(name))),
  };
}

function parseJson(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString('utf8'));
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
