import { existsSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';

import Negotiator from 'negotiator';

import { encodings, isCompressed } from '../hosts/compression.ts';

/** The form in which a file is sent: as it is, or as the build compressed it. */
interface Form {
  readonly file: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The best form of a file that this browser takes and the build made; a part is a part of the file as it is. */
export function bestForm(file: string, request: IncomingMessage): Form {
  if (!isCompressed(file)) return { file, headers: {} };
  const vary = { Vary: 'Accept-Encoding' };
  const accepted = new Negotiator(request).encodings(encodings.map(({ encoding }) => encoding));
  const best = encodings.find(
    ({ encoding, ending }) => accepted.includes(encoding) && existsSync(file + ending),
  );
  if (!best || request.headers.range !== undefined) return { file, headers: vary };
  return { file: file + best.ending, headers: { ...vary, 'Content-Encoding': best.encoding } };
}
