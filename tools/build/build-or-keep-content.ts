import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { loadEnv } from 'vite';

import { checkContent } from '#content/check-content.ts';
import type { RawContent } from '#content/content-files.ts';
import { contentDir } from '#content/load-content.ts';
import { formatProblem } from '#content/problem-text.ts';
import { readContent } from '#content/read-content.ts';

import { HELD_BACK_VARIABLE, HOST_BUILD_VARIABLE } from '../release/write-release.ts';
import { projectDir } from '../setup/launch.mjs';
import { fetchPublishedContent, writePublishedContent } from './published-content.ts';
import { addToStepSummary } from './step-summary.ts';

/** Runs `vite build` with additional environment variables; false if it fails. */
type RunBuild = (env: Readonly<Record<string, string>>) => Promise<boolean>;

interface KeepContentOptions {
  readonly runBuild: RunBuild;
  /** The content folder, whose notices are published. */
  readonly dir: string;
  readonly fetchContent: () => Promise<RawContent>;
}

/** Returns what is wrong with the content, one sentence for each mistake. */
async function findProblems(dir: string): Promise<readonly string[]> {
  const problems = checkContent(readContent(dir)).problems.map(formatProblem);
  if (problems.length > 0) return problems;
  // This module can only be imported if the other files have no mistake, because it loads them.
  return (await import('./notices-file.ts')).findNoticesProblems(dir);
}

/**
 * Builds the site. If that fails, builds the content that is published now together with the new notices, so that closed
 * days do not wait for the correction of another file. @returns false if nothing can be published
 */
export async function buildOrKeepContent({
  runBuild,
  dir,
  fetchContent,
}: KeepContentOptions): Promise<boolean> {
  const isForHost = { [HOST_BUILD_VARIABLE]: 'yes' };
  if (await runBuild(isForHost)) return true;
  const problems = await findProblems(dir);
  addToStepSummary(
    'What holds back the new content',
    problems.length > 0
      ? problems
      : ['The content has no mistake, but the build failed. The log of the build says why.'],
  );
  console.log('Building the published content again, with the new notices ...');
  try {
    const folder = await mkdtemp(join(tmpdir(), 'published-content-'));
    writePublishedContent(await fetchContent(), dir, folder);
    const env = {
      ...isForHost,
      CONTENT_DIR: folder,
      [HELD_BACK_VARIABLE]: JSON.stringify(problems),
    };
    if (!(await runBuild(env))) return false;
  } catch (error) {
    console.error(`The published content is not available: ${String(error)}`);
    return false;
  }
  console.log(
    'The closed days and the banner are new. Everything else stays as published until the content is corrected as listed above.',
  );
  return true;
}

/** Runs `vite build` with the given arguments. */
export const viteBuild =
  (args: readonly string[]): RunBuild =>
  async (env) => {
    const vite = join(
      dirname(createRequire(import.meta.url).resolve('vite/package.json')),
      'bin/vite.js',
    );
    const child = spawn(process.execPath, [vite, 'build', ...args], {
      stdio: 'inherit',
      env: { ...process.env, ...env },
    });
    const [code] = (await once(child, 'exit')) as [number | null];
    return code === 0;
  };

/** Returns the site's URL from the settings; a site without one has published nothing. @throws Error without a URL */
function readSiteUrl(): string {
  const { VITE_SITE_URL } = loadEnv('production', projectDir, 'VITE_SITE_URL');
  if (!VITE_SITE_URL) throw new Error('VITE_SITE_URL is not set.');
  return VITE_SITE_URL;
}

/** Runs the build command of the hosts, `node tools/run.mjs build:host`. */
export const runBuildCommand = (args: readonly string[]): Promise<boolean> =>
  buildOrKeepContent({
    runBuild: viteBuild(args),
    dir: contentDir,
    fetchContent: () => fetchPublishedContent(readSiteUrl()),
  });
