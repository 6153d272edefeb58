import type { Booking } from '#domain/booking/booking.ts';
import type { RequestFacts } from '#domain/booking/mail-parameters.ts';
import {
  parseRequest,
  serializeRequest,
  shortenRequest,
  toStaffRequest,
  type StaffRequest,
} from '#domain/booking/staff-request.ts';

/** Mail programs and messengers cut or refuse links with longer codes. */
const CODE_LIMIT = 1500;
/** A limit on the decompressed size. The longest possible request has less than a tenth of this size. */
const TEXT_LIMIT_BYTES = 300_000;
/**
 * The numbers of characters to which each long answer is cut; they are tried in turn until the code is short enough.
 */
const answerLimits = [400, 300, 220, 160, 110, 70, 40, 20, 0];
/** A code begins with its version, followed by `z` for a compressed request or `p` for a plain one. */
const CODE_PATTERN = /^1([zp])([\w-]+)$/;
const COMPRESSION = 'deflate-raw';

/**
 * Creates the code of a request that is about to be sent. If that fails the code is empty, because the failure must not
 * prevent the request.
 */
export const createAnswerCode = (booking: Booking, facts: RequestFacts): Promise<string> =>
  encodeAnswerCode(toStaffRequest(booking, facts)).catch(() => '');

/** Encodes a request for the end of the staff's link. Long answers are cut if the code would be too long. */
export async function encodeAnswerCode(request: StaffRequest): Promise<string> {
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
 * Decodes the code at the end of the staff's link, which anybody could have written.
 * @throws Error if the text is not a code of this version, or not a request that this site's form can send
 */
export async function decodeAnswerCode(code: string): Promise<StaffRequest> {
  const [, format, content = ''] = code.length <= CODE_LIMIT ? (CODE_PATTERN.exec(code) ?? []) : [];
  const bytes = fromBase64Url(content);
  const text =
    format === 'z' ? await transform(bytes, new DecompressionStream(COMPRESSION)) : bytes;
  return parseRequest(new TextDecoder('utf-8', { fatal: true }).decode(text));
}

async function encode(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  const compressed = await compress(bytes);
  return compressed ? `1z${toBase64Url(compressed)}` : `1p${toBase64Url(bytes)}`;
}

/** Compresses bytes; the result is undefined if the browser cannot compress. */
async function compress(bytes: Uint8Array<ArrayBuffer>) {
  try {
    return await transform(bytes, new CompressionStream(COMPRESSION));
  } catch {
    return undefined;
  }
}

/** @throws Error if the result is longer than any request, since a short text can decompress to gigabytes */
async function transform(
  bytes: Uint8Array<ArrayBuffer>,
  { writable, readable }: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const writer = writable.getWriter();
  // An error ends the readable side, too, and is reported there.
  void writer.write(bytes).catch(() => {});
  void writer.close().catch(() => {});
  let result = new Uint8Array();
  const reader = readable.getReader();
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- chunks come one after the other
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
