import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';

import { todo } from '#tools/doctor/finding.ts';
import { deploy, type DeployOptions, uploadWithNpx } from '#tools/deploy/deploy.ts';

const netlify = { NETLIFY_AUTH_TOKEN: 'secret-token', NETLIFY_SITE_ID: 'site-id' };
const cloudflare = { CLOUDFLARE_API_TOKEN: 'secret-token', CLOUDFLARE_ACCOUNT_ID: 'account' };

let printed: string[] = [];
beforeEach(() => {
  printed = [];
  const print = (text: unknown) => void printed.push(String(text));
  vi.spyOn(console, 'log').mockImplementation(print);
  vi.spyOn(console, 'error').mockImplementation(print);
});

/** Runs the command with mocks, and returns its steps in order. */
async function run(options: Partial<DeployOptions>) {
  const steps: string[] = [];
  const isPublished = await deploy({
    host: undefined,
    variables: {},
    nodeVersion: '22.0.0',
    checkSettings: async () => [],
    build: async () => steps.push('build') > 0,
    upload: async (args) => steps.push(`npx ${args.join(' ')}`) > 0,
    ...options,
  });
  return { isPublished, steps, text: printed.join('\n') };
}

describe('a complete setup', () => {
  test.each([
    ['netlify', netlify, 'npx --yes netlify-cli@23 deploy --prod --no-build --dir dist'],
    ['cloudflare', cloudflare, 'npx --yes wrangler@4 pages deploy --branch main'],
  ])('deploy %s builds the site, then uploads it', async (host, variables, command) => {
    expect(await run({ host, variables })).toMatchObject({
      isPublished: true,
      steps: ['build', command],
    });
  });

  test('PUBLISH_TO names the host if the command does not', async () => {
    const { steps } = await run({ variables: { ...netlify, PUBLISH_TO: 'netlify' } });
    expect(steps).toHaveLength(2);
  });

  test('the workflow uploads with the same commands', () => {
    const workflow = readFileSync('.github/workflows/publish.yml', 'utf8');
    expect(workflow).toContain('run: npx --yes wrangler@4 pages deploy --branch main\n');
    expect(workflow).toContain(
      'run: npx --yes netlify-cli@23 deploy --prod --no-build --dir dist\n',
    );
  });

  test('a failed build is not uploaded', async () => {
    const { isPublished, steps } = await run({
      host: 'netlify',
      variables: netlify,
      build: async () => false,
    });
    expect({ isPublished, steps }).toEqual({ isPublished: false, steps: [] });
  });

  test('a failed upload fails the command and says that the site is as before', async () => {
    const upload = async () => false;
    const { isPublished, text } = await run({ host: 'netlify', variables: netlify, upload });
    expect(isPublished).toBe(false);
    expect(text).not.toContain('Published');
    expect(text).toContain('the published site is as before');
  });
});

describe('a setup that lacks something', () => {
  test('each missing variable has one sentence with its file and its source', async () => {
    const { isPublished, steps, text } = await run({
      host: 'cloudflare',
      variables: { CLOUDFLARE_API_TOKEN: ' ' },
    });
    expect({ isPublished, steps }).toEqual({ isPublished: false, steps: [] });
    expect(text.split('\n')).toEqual([
      expect.stringMatching(
        /^CLOUDFLARE_API_TOKEN is missing in \.env\.local: .*Create Token.*\.$/,
      ),
      expect.stringMatching(
        /^CLOUDFLARE_ACCOUNT_ID is missing in \.env\.local: .*Account home.*\.$/,
      ),
    ]);
  });

  test('an unknown host prints the list of hosts', async () => {
    const { isPublished, steps, text } = await run({ host: 'ftp' });
    expect({ isPublished, steps }).toEqual({ isPublished: false, steps: [] });
    expect(text).toContain(
      'npm run deploy netlify, npm run deploy cloudflare, or npm run deploy github-pages',
    );
  });

  test('a wrong setting stops the command before the build', async () => {
    const checkSettings = async () => [todo('The pages show a placeholder.', 'Set VITE_SITE_URL.')];
    const { isPublished, steps, text } = await run({
      host: 'netlify',
      variables: netlify,
      checkSettings,
    });
    expect({ isPublished, steps }).toEqual({ isPublished: false, steps: [] });
    expect(text).toContain('The pages show a placeholder.');
    expect(text).toContain('Set VITE_SITE_URL.');
  });

  test('a Node version that is too old for the host’s program stops the command', async () => {
    const { steps, text } = await run({
      host: 'cloudflare',
      variables: cloudflare,
      nodeVersion: '20.19.0',
    });
    expect(steps).toEqual([]);
    expect(text).toContain('needs Node 22 or newer; this is Node 20.19.0');
  });
});

test('for GitHub Pages, the command names git push and builds nothing', async () => {
  const { isPublished, steps, text } = await run({ host: 'github-pages' });
  expect({ isPublished, steps }).toEqual({ isPublished: true, steps: [] });
  expect(text).toContain('git push');
});

test('the upload passes the token only to the host’s program', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'deploy-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
    vi.unstubAllEnvs();
  });
  const log = join(folder, 'log');
  writeFileSync(join(folder, 'npx'), `#!/bin/sh\necho "$NETLIFY_AUTH_TOKEN $*" > ${log}\n`);
  chmodSync(join(folder, 'npx'), 0o755);
  vi.stubEnv('PATH', [folder, process.env['PATH']].join(delimiter));
  expect(await uploadWithNpx(['--yes', 'netlify-cli@23'], netlify)).toBe(true);
  expect(readFileSync(log, 'utf8')).toBe('secret-token --yes netlify-cli@23\n');
  const { text } = await run({ host: 'netlify', variables: netlify });
  expect(text).not.toContain('secret-token');
  expect(process.env['NETLIFY_AUTH_TOKEN']).toBeUndefined();
});
