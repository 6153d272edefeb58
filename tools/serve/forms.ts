import { access } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';

import Negotiator from 'negotiator';

import { encodings, isCompressed } from '../hosts/compression.ts';

/** The form in which a file is sent: as it is, or as the build compressed it. */
export interface Form {
  readonly file: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The best form of a file that this browser takes and the build made; a part is a part of the file as it is. */
export async function bestForm(file: string, request: IncomingMessage): Promise<Form> {
  if (!isCompressed(file)) return { file, headers: {} };
  const plain = { file, headers: { Vary: 'Accept-Encoding' } };
  if (request.headers.range !== undefined) return plain;
  const accepted = new Negotiator(request).encodings(encodings.map(({ encoding }) => encoding));
  const forms = await Promise.all(
    encodings
      .filter(({ encoding }) => accepted.includes(encoding))
      .map(async ({ encoding, ending }) => ({
        exists: await exists(file + ending),
        file: file + ending,
        headers: { ...plain.headers, 'Content-Encoding': encoding },
      })),
  );
  return forms.find((form) => form.exists) ?? plain;
}

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );
