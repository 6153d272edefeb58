import type { Booking } from '#domain/booking/draft.ts';
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
  const plain = `0${toBase64Url(toBytes(request))}`;
  if (plain.length <= CODE_LIMIT) return plain;
  let code = await compress(request);
  for (const limit of answerLimits) {
    if (code.length <= CODE_LIMIT) break;
    // Each attempt depends on the length of the one before it.
    // oxlint-disable-next-line no-await-in-loop
    code = await compress(shortenRequest(request, limit));
  }
  return code;
}

/**
 * Decodes the answer code in the staff's link. The code is untrusted, because anybody could have written it. The limit
 * of its length also limits the decompressed size, to about a megabyte.
 * @throws Error if the text is not an answer code of this version, or if an answer breaks the form's rules
 */
export async function decodeAnswerCode(code: string): Promise<StaffRequest> {
  const [, format, content = ''] = code.length <= CODE_LIMIT ? (CODE_PATTERN.exec(code) ?? []) : [];
  const bytes = fromBase64Url(content);
  const text =
    format === '1' ? await transform(bytes, new DecompressionStream(COMPRESSION)) : bytes;
  return parseRequest(new TextDecoder('utf-8', { fatal: true }).decode(text));
}

const toBytes = (request: StaffRequest) => new TextEncoder().encode(serializeRequest(request));

const compress = async (request: StaffRequest) =>
  `1${toBase64Url(await transform(toBytes(request), new CompressionStream(COMPRESSION)))}`;

const transform = async (
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array> =>
  new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());

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
