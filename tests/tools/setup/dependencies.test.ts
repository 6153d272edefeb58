import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { dependenciesAreInstalled, explainNpmFailure } from '#tools/setup/dependencies.mjs';

let project: string;

beforeEach(async () => {
  project = await mkdtemp(join(tmpdir(), 'project-'));
  await mkdir(join(project, 'node_modules'));
});

afterEach(() => rm(project, { recursive: true }));

const lock = (packages: Record<string, unknown>) => JSON.stringify({ packages });
const wanted = {
  '': { name: 'site' },
  'node_modules/react': { version: '19.3.1' },
  'node_modules/only-on-mac': { version: '1.0.0', optional: true },
};

const write = (name: string, text: string) => writeFile(join(project, name), text);

describe('dependencies', () => {
  test('are there when npm installed what the lock asks for', async () => {
    await write('package-lock.json', lock(wanted));
    await write(
      'node_modules/.package-lock.json',
      lock({ 'node_modules/react': { version: '19.3.1' } }),
    );
    expect(dependenciesAreInstalled(project)).toBe(true);
  });

  test('are missing without node_modules, or after an installation that never ended', async () => {
    await write('package-lock.json', lock(wanted));
    expect(dependenciesAreInstalled(project)).toBe(false);
  });

  test.each([
    ['another version', { 'node_modules/react': { version: '19.0.0' } }],
    ['a package less', {}],
  ])('are out of date with %s than the lock', async (_what, installed) => {
    await write('package-lock.json', lock(wanted));
    await write('node_modules/.package-lock.json', lock(installed));
    expect(dependenciesAreInstalled(project)).toBe(false);
  });
});

describe('a failed installation', () => {
  test.each([
    ['npm error code ENOTFOUND\nnpm error syscall getaddrinfo', /registry cannot be reached/],
    ['npm error code ENOSPC\nnpm error nospc There appears to be insufficient', /disk is full/],
    ['npm error code EACCES\nnpm error path /x/node_modules', /may not write/],
  ])('is explained: %j', (output, explanation) => {
    expect(explainNpmFailure(output)).toMatch(explanation);
  });

  test('of an unknown kind shows the end of what npm said', () => {
    const output = Array.from({ length: 30 }, (_, line) => `line ${line}`).join('\n');
    expect(explainNpmFailure(output)).toBe(
      `npm failed:\n${output.split('\n').slice(15).join('\n')}`,
    );
  });
});
