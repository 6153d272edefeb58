import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

import { expect, it, onTestFinished } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const isClone = existsSync(new URL('../../.git', import.meta.url));

/** Returns lines such as `i/lf w/lf attr/text=auto eol=lf⇥README.md`. */
const listFiles = (clone = root) =>
  execFileSync('git', ['ls-files', '--eol'], { cwd: clone, encoding: 'utf8' })
    .split(/\r?\n/)
    .filter((line) => line !== '');

it.runIf(isClone)('every text file is configured to have line feeds on every system', () => {
  const files = listFiles();
  expect(files.length).toBeGreaterThan(500);
  const isSafe =
    /^i\/(?:lf|none) +w\/\S* +attr\/text=auto eol=lf *\t|^i\/-text +\S+ +attr\/-text *\t/;
  expect(files.filter((line) => !isSafe.test(line))).toEqual([]);
});

it.runIf(isClone)('a clone with core.autocrlf has no carriage returns', () => {
  const clone = mkdtempSync(join(tmpdir(), 'autocrlf-'));
  onTestFinished(() => rmSync(clone, { recursive: true }));
  const settings = ['--quiet', '--depth', '1', '--config', 'core.autocrlf=true'];
  execFileSync('git', ['clone', ...settings, pathToFileURL(root).href, clone]);
  const files = listFiles(clone);
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((line) => /^\S+ +w\/(?:crlf|mixed)/.test(line))).toEqual([]);
});
