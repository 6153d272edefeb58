import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { settingSamples } from '#domain/site/env-schema.ts';
import { writeRedirectPages } from '#tools/hosts/redirect-pages.ts';
import { projectDir } from '#tools/setup/launch.mjs';

const read = (name: string) => readFileSync(join(projectDir, name), 'utf8');
const publish = read('.github/workflows/publish.yml');
const netlify = read('netlify.toml');
const cloudflare = read('wrangler.jsonc');

function createFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'publishing-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test('every host runs the build command of this repository and publishes its folder', () => {
  expect(netlify).toContain('\ncommand = "node tools/run.mjs build:host"\npublish = "dist"\n');
  expect(cloudflare).toContain('"pages_build_output_dir": "./dist"');
  expect(cloudflare).toContain('node tools/run.mjs build:host');
  expect(publish).toContain('run: node tools/run.mjs build:host');
});

test('headers and redirects are only in the files that the build writes', () => {
  expect(netlify).not.toMatch(/^\[\[(?:headers|redirects)\]\]/m);
  expect(netlify).toContain('pretty_urls = false');
});

test('the deploy button asks only for settings that exist', () => {
  const [, asked = ''] = netlify.split('[template.environment]\n');
  const names = [...asked.matchAll(/^(\w+) = /gm)].map(([, name = '']) => name);
  expect(names).toContain('VITE_SITE_URL');
  expect(Object.keys(settingSamples)).toEqual(expect.arrayContaining(names));
});

test('a push is either tested or published as content, and never missed', () => {
  const [, published] = /\bpaths: (\[.*\])/.exec(publish) ?? [];
  const [, untested] = /paths-ignore: (\[.*\])/.exec(read('.github/workflows/test.yml')) ?? [];
  expect(published).toBe("['content/**', 'art/photographs/**']");
  expect(untested).toBe(published);
});

/** Runs the step of the workflow that decides whether to publish, after a commit that changes these files. */
function decide(changed: readonly string[]) {
  const folder = createFolder();
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.c', ...args], {
      cwd: folder,
      encoding: 'utf8',
    }).trim();
  const commit = (files: readonly string[]) => {
    for (const file of files) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), 'text');
    }
    git('add', '.');
    git('commit', '--quiet', '--message', 'Change');
    return git('rev-parse', 'HEAD');
  };
  git('init', '--quiet');
  const KNOWN = commit(['README.md']);
  commit(changed);
  const [, script = ''] = /id: changes\n[\s\S]*?run: \|\n((?: {10}.*\n)+)/.exec(publish) ?? [];
  const files = {
    GITHUB_OUTPUT: join(folder, 'out'),
    GITHUB_STEP_SUMMARY: join(folder, 'summary'),
  };
  for (const file of Object.values(files)) writeFileSync(file, '');
  execFileSync('bash', ['-e', '-o', 'pipefail', '-c', script], {
    cwd: folder,
    env: { ...process.env, ...files, KNOWN },
  });
  return readFileSync(files.GITHUB_OUTPUT, 'utf8');
}

test.each([
  [['content/notices.json', 'art/photographs/boat.jpg'], 'publish=yes\n'],
  [['content/notices.json', 'src/main.ts'], ''],
  [['src/content/notices.json'], ''],
])('a push of %j leads to the output %j', (changed, output) => {
  expect(decide(changed)).toBe(output);
});

test('a host that does not read _redirects gets a page for each redirect', async () => {
  const folder = createFolder();
  writeFileSync(
    join(folder, '_redirects'),
    '/tour/hopkins /tour/from-hopkins 301\n/tour/hopkins/ /tour/from-hopkins 301\n',
  );
  await writeRedirectPages(folder, 'https://www.river-ruins.com');
  const page = readFileSync(join(folder, 'tour/hopkins.html'), 'utf8');
  expect(page).toContain('content="0; url=https://www.river-ruins.com/tour/from-hopkins"');
  expect(page).toContain('rel="canonical" href="https://www.river-ruins.com/tour/from-hopkins"');
});
