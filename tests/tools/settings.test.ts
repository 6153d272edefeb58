import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';

import {
  findMissingSettings,
  findSettingProblems,
  formatEnvExample,
  readSettings,
} from '#tools/settings.ts';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'settings-'));
  onTestFinished(() => rm(root, { recursive: true }));
});

const put = (text: string) => writeFile(join(root, '.env.local'), text);
const problems = () => findSettingProblems('production', root);
const ready = [
  'VITE_SITE_URL=https://www.river-ruins.com',
  'VITE_EMAILJS_SERVICE_ID=service_ab1',
  'VITE_EMAILJS_TEMPLATE_ID=template_ab1',
  'VITE_EMAILJS_PUBLIC_KEY=Ab-1_c',
].join('\n');

it('the settings have defaults, which an empty value does not replace', async () => {
  await put(`${ready}\nVITE_EMAILJS_ORIGIN=\nEDITOR_BRANCH=""\n`);
  expect(readSettings('production', root)).toEqual({
    VITE_SITE_URL: 'https://www.river-ruins.com',
    VITE_EMAILJS_SERVICE_ID: 'service_ab1',
    VITE_EMAILJS_TEMPLATE_ID: 'template_ab1',
    VITE_EMAILJS_PUBLIC_KEY: 'Ab-1_c',
    VITE_EMAILJS_ORIGIN: 'https://api.emailjs.com',
    VITE_GUEST_RECEIPT: 'true',
    EDITOR_BRANCH: 'main',
  });
  expect(problems()).toEqual([]);
});

const originOnly =
  'must be a protocol and a host only, such as https://www.example.com, without a path, a query or a user name';
const repositoryOnly = 'must be the address of a repository, such as https://github.com/owner/name';
const idOnly = 'must contain only letters, digits, - and _';

it.each([
  ['VITE_SITE_URL', 'www.river.com', 'must be a web address such as https://www.example.com'],
  ['VITE_SITE_URL', 'https://www.river.com/', 'must not end with a slash'],
  ['VITE_SITE_URL', 'https://www.river.com/belize', originOnly],
  ['VITE_SITE_URL', 'https://owner:secret@www.river.com', originOnly],
  ['VITE_EMAILJS_ORIGIN', 'https://api.emailjs.com/api', originOnly],
  ['VITE_EMAILJS_SERVICE_ID', 'service ab1', idOnly],
  ['VITE_EMAILJS_TEMPLATE_ID', 'template_ab1\u200B', idOnly],
  ['VITE_EMAILJS_PUBLIC_KEY', '“Ab1”', idOnly],
  ['VITE_GUEST_RECEIPT', 'yes', 'must be true or false'],
  ['EDITOR_REPOSITORY', 'owner/name', repositoryOnly],
  ['EDITOR_REPOSITORY', 'https://github.com/owner/name.git', repositoryOnly],
  ['EDITOR_REPOSITORY', 'https://github.com/owner/name/tree/main', repositoryOnly],
  ['VITE_COMPANY_NAME', 'River Tours', 'is not a setting of this site'],
])('the build stops at the setting %s=%s: it %s', async (name, value, problem) => {
  await put(`${ready}\n${name}="${value}"\n`);
  expect(() => readSettings('production', root)).toThrow(
    new Error(`The settings need a correction (see .env.example):\n  ${name} ${problem}`),
  );
  expect(problems()).toEqual([`${name} ${problem}`]);
});

it('the error lists every wrong setting', async () => {
  await put('VITE_SITE_URL="https://a.example/"\nVITE_GUEST_RECEIPT=yes\nVITE_COLOR=red\n');
  expect(() => readSettings('production', root)).toThrow(
    [
      'VITE_SITE_URL must not end with a slash',
      'VITE_GUEST_RECEIPT must be true or false',
      'VITE_COLOR is not a setting of this site',
    ].join('\n  '),
  );
});

it('every setting that a site needs before launch is missing in an empty environment', () => {
  const noMail = 'is missing: without it, no booking request can be sent';
  expect(findMissingSettings('production', root)).toEqual([
    'VITE_SITE_URL is missing: without it, search engines and shared links get a placeholder',
    `VITE_EMAILJS_SERVICE_ID ${noMail}`,
    `VITE_EMAILJS_TEMPLATE_ID ${noMail}`,
    `VITE_EMAILJS_PUBLIC_KEY ${noMail}`,
  ]);
});

describe('.env.example', () => {
  it('.env.example matches the settings schema (`npx vitest -u` updates the file)', async () => {
    await expect(formatEnvExample()).toMatchFileSnapshot('../../.env.example');
  });

  it('a copy of .env.example sets nothing', async () => {
    const defaults = readSettings('production', root);
    await put(formatEnvExample());
    expect(readSettings('production', root)).toEqual(defaults);
  });
});
