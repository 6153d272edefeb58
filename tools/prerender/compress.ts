import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import { encodings, isCompressed } from '../hosts/compression.ts';

const compress = {
  br: (data: Buffer) =>
    promisify(brotliCompress)(data, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
      },
    }),
  gzip: (data: Buffer) => promisify(gzip)(data, { level: constants.Z_BEST_COMPRESSION }),
};

/** Writes a `.br` and a `.gz` copy of every file that becomes smaller, at the best compression level. */
export async function compressSite(siteDir: string): Promise<void> {
  const names = (await readdir(siteDir, { recursive: true })).filter(isCompressed);
  await Promise.all(
    names.map(async (name) => {
      const file = join(siteDir, name);
      const data = await readFile(file);
      await Promise.all(
        encodings.map(async ({ encoding, ending }) => {
          const compressed = await compress[encoding](data);
          if (compressed.length < data.length) await writeFile(file + ending, compressed);
        }),
      );
    }),
  );
}
