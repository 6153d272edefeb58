import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const isClone = existsSync(new URL('../../.git', import.meta.url));

/** Lines such as `i/lf w/lf attr/text=auto eol=lf⇥README.md`. */
const listFiles = () =>
  execFileSync('git', ['ls-files', '--eol'], { cwd: root, encoding: 'utf8' })
    .split(/\r?\n/)
    .filter((line) => line !== '');

it.runIf(isClone)('every text file of a clone has line feeds, on Windows too', () => {
  const files = listFiles();
  expect(files.length).toBeGreaterThan(500);
  const isSafe =
    /^i\/(?:lf|none) +w\/\S* +attr\/text=auto eol=lf *\t|^i\/-text +\S+ +attr\/-text *\t/;
  expect(files.filter((line) => !isSafe.test(line))).toEqual([]);
});
