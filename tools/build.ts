import { writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { build, type InlineConfig, type Rolldown } from 'vite';

import { company } from '#content/company.ts';
import { belizeToday } from '#domain/calendar.ts';

import { browserFloor, inlineScriptFloor } from './browser-floor.ts';
import { documentColors } from './document-colors.ts';
import { destinationFrom } from './editor/backend.ts';
import { addEditor } from './editor/build.ts';
import { run } from './images/run.ts';
import { site } from './images/site.ts';
import { notePackages, writeLicenses } from './licenses/licenses.ts';
import { compressSite } from './prerender/compress.ts';
import { originsOf } from './prerender/policy.ts';
import { prerender } from './prerender/prerender.ts';
import { readSettings } from './settings.ts';
import { projectDir } from './setup/launch.mjs';

/**
 * Builds the site into `siteDir`: scripts, offline worker, licences, prerendered pages, host files, and compressed copies. Only `dist` is meant for publishing.
 * @param mode which `.env.<mode>` file is read besides `.env`
 */
export async function buildSite({ mode, siteDir }: { mode: string; siteDir: string }) {
  const env = readSettings(mode, projectDir, ['VITE_', 'EDITOR_', 'SOURCE_DATE_EPOCH']);
  // Seconds, as reproducible builds have them: e2e/.env.e2e sets the day from which on the specs' visitors come.
  const builtAt = (Number(env['SOURCE_DATE_EPOCH']) || Date.now() / 1000) * 1000;
  const destination = destinationFrom(env);
  // Content that is only tried out leaves the site's own pictures alone.
  if (!process.env['CONTENT_DIR']) await run(site, console.log);
  process.env['NODE_ENV'] = 'production';
  const serverDir = join(projectDir, 'build', 'server', basename(siteDir));
  const shared = {
    root: projectDir,
    mode,
    logLevel: 'warn',
    define: {
      // No visitor's clock can be right and stand before it.
      'import.meta.env.BUILD_DAY': JSON.stringify(belizeToday(new Date(builtAt))),
      ...documentColors,
    },
  } as const;
  const packages = new Set<string>();
  const published = { ...shared, plugins: [notePackages(packages)] };
  await build({
    ...published,
    build: {
      outDir: siteDir,
      emptyOutDir: true,
      target: [...browserFloor],
      rolldownOptions: { input: ['index.html', 'src/theme/site.css'] },
    },
  });
  if (destination) await addEditor(siteDir, destination, published.plugins);
  await build({
    ...shared,
    build: {
      ssr: 'src/prerender.tsx',
      outDir: serverDir,
      emptyOutDir: true,
      copyPublicDir: false,
    },
  });
  const worker = await scriptOf(published, 'src/app/offline-worker.ts', browserFloor);
  await writeFile(join(siteDir, 'sw.js'), worker);
  const inlineScript = await scriptOf(published, 'src/app/inline.ts', inlineScriptFloor);
  await writeLicenses(siteDir, packages);
  const result = await prerender({
    siteDir,
    inlineScript,
    site: {
      name: env['VITE_COMPANY_NAME'] ?? company.name,
      url: env['VITE_SITE_URL'] ?? company.siteUrl,
    },
    serverEntry: join(serverDir, 'prerender.js'),
    foreignOrigins: originsOf([
      env['VITE_EMAILJS_ORIGIN'] ?? 'https://api.emailjs.com',
      env['VITE_NOTICES_URL'] ?? '/notices.json',
    ]),
  });
  await compressSite(siteDir);
  return result;
}

/** The built text of one script without imports, as a worker or a document's own must be. */
async function scriptOf(shared: InlineConfig, input: string, target: readonly string[]) {
  const output = { format: 'iife', codeSplitting: false } as const;
  const rolldownOptions = { input, output };
  const built = await build({
    ...shared,
    build: { target: [...target], rolldownOptions, write: false },
  });
  return (built as Rolldown.RolldownOutput).output[0].code.trim();
}

/** Builds as the command line says, and tells when it is done. */
export async function runBuild(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      mode: { type: 'string', default: 'production' },
      out: { type: 'string', default: 'dist' },
    },
  });
  const started = performance.now();
  const siteDir = resolve(values.out);
  const { pages } = await buildSite({ mode: values.mode, siteDir });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`Built ${pages} pages into ${values.out} in ${seconds} s.`);
}
