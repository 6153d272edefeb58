import type { Booking } from '#domain/booking/booking.ts';
import type { RequestFacts } from '#domain/booking/mail-parameters.ts';
import {
  parseRequest,
  serializeRequest,
  shortenRequest,
  toStaffRequest,
  type StaffRequest,
} from '#domain/booking/staff-request.ts';

/** Email programs and messengers cut or refuse links with a longer answer code. */
const CODE_LIMIT = 1500;
/** The limit of the decompressed size in bytes. The longest possible request has less than a tenth of this size. */
const TEXT_LIMIT_BYTES = 300_000;
/**
 * The numbers of characters to which each long answer is cut. They are tried in turn until the answer code is short
 * enough.
 */
const answerLimits = [400, 300, 220, 160, 110, 70, 40, 20, 0];
/** An answer code is base64url of JSON after a digit that says whether the JSON is plain (`0`) or compressed (`1`). */
const CODE_PATTERN = /^([01])([\w-]+)$/;
const COMPRESSION = 'deflate-raw';

/**
 * Creates the answer code of a request that is about to be sent. If this fails, the result is empty, because the
 * failure must not prevent sending.
 */
export const createAnswerCode = (booking: Booking, facts: RequestFacts): Promise<string> =>
  encodeAnswerCode(toStaffRequest(booking, facts)).catch(() => '');

/** Encodes a request as the answer code in the staff's link. Long answers are cut if the code would be too long. */
export async function encodeAnswerCode(request: StaffRequest): Promise<string> {
  const plain = `0${toBase64Url(new TextEncoder().encode(serializeRequest(request)))}`;
  if (plain.length <= CODE_LIMIT) return plain;
  let code = await encode(serializeRequest(request));
  for (const limit of answerLimits) {
    if (code.length <= CODE_LIMIT) break;
    // Each attempt depends on the length of the one before it.
    // oxlint-disable-next-line no-await-in-loop
    code = await encode(serializeRequest(shortenRequest(request, limit)));
  }
  return code;
}

/**
 * Decodes the answer code in the staff's link. The code is untrusted, because anybody could have written it.
 * @throws Error if the text is not an answer code of this version, or if an answer breaks the form's rules
 */
export async function decodeAnswerCode(code: string): Promise<StaffRequest> {
  const [, format, content = ''] = code.length <= CODE_LIMIT ? (CODE_PATTERN.exec(code) ?? []) : [];
  const bytes = fromBase64Url(content);
  const text =
    format === '1' ? await transform(bytes, new DecompressionStream(COMPRESSION)) : bytes;
  return parseRequest(new TextDecoder('utf-8', { fatal: true }).decode(text));
}

async function encode(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  const compressed = await compress(bytes);
  return compressed ? `1${toBase64Url(compressed)}` : `0${toBase64Url(bytes)}`;
}

/** Compresses bytes; the result is undefined if the browser cannot compress. */
async function compress(bytes: Uint8Array<ArrayBuffer>) {
  try {
    return await transform(bytes, new CompressionStream(COMPRESSION));
  } catch {
    return undefined;
  }
}

/** @throws Error if the result is larger than any request, because a short code could decompress to gigabytes */
async function transform(
  bytes: Uint8Array<ArrayBuffer>,
  { writable, readable }: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const writer = writable.getWriter();
  // An error also rejects the reads below, which report it.
  void writer.write(bytes).catch(() => {});
  void writer.close().catch(() => {});
  let result = new Uint8Array();
  const reader = readable.getReader();
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- the chunks arrive one after the other
    const { value, done } = await reader.read();
    if (done) return result;
    if (result.length + value.length > TEXT_LIMIT_BYTES) {
      void reader.cancel().catch(() => {});
      throw new RangeError('The answer code decompresses to too many bytes.');
    }
    const joined = new Uint8Array(result.length + value.length);
    joined.set(result);
    joined.set(value, result.length);
    result = joined;
  }
}

const toBase64Url = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(
    atob(text.replaceAll('-', '+').replaceAll('_', '/')),
    (character) => character.codePointAt(0) ?? 0,
  );
