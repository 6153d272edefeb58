import { writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { build, type InlineConfig, type Rolldown } from 'vite';

import { belizeToday } from '#domain/calendar.ts';

import { documentColors } from './document-colors.ts';
import { bundledPackages } from './licenses/bundled-packages.ts';
import { foundIn, packagesIn, writeLicenses } from './licenses/write.ts';
import { compressSite } from './prerender/compress.ts';
import { originsOf } from './prerender/policy.ts';
import { prerender } from './prerender/prerender.ts';
import { readSettings } from './settings.ts';
import { giveUp } from './setup/launch.mjs';

interface BuildOptions {
  /** Which `.env.<mode>` file is read besides `.env`. */
  readonly mode: string;
  readonly siteDir: string;
}

const projectDir = resolve(import.meta.dirname, '..');

/** Seconds since 1970 at which a build that is to be the same again pretends to run (reproducible-builds.org). */
const BUILD_TIME = 'SOURCE_DATE_EPOCH';

/** The day of the build in Belize: no visitor's clock can be right and stand before it. */
const buildDay = (seconds: string | undefined) =>
  belizeToday(seconds ? new Date(Number(seconds) * 1000) : new Date());

/**
 * Looks at what people write by hand before anything is built from it, and gives the settings.
 * @throws Error that lists what needs a correction, in sentences
 */
async function checkedInput(mode: string) {
  const settings = readSettings(mode, projectDir, ['VITE_', BUILD_TIME]);
  return settings;
}

/** Builds the site into `siteDir`: scripts, offline worker, licences, prerendered pages, host files, and compressed copies. Only `dist` is meant for publishing. */
export async function buildSite({ mode, siteDir }: BuildOptions) {
  const env = await checkedInput(mode);
  process.env['NODE_ENV'] = 'production';
  const serverDir = join(projectDir, 'build', 'server', basename(siteDir));
  const shared = {
    root: projectDir,
    mode,
    logLevel: 'warn',
    define: {
      'import.meta.env.BUILD_DAY': JSON.stringify(buildDay(env[BUILD_TIME])),
      ...documentColors,
    },
  } as const;
  const bundled = new Set<string>();
  const published = { ...shared, plugins: [bundledPackages(bundled)] };
  await build({
    ...published,
    build: {
      outDir: siteDir,
      emptyOutDir: true,
      license: foundIn('pages'),
      rolldownOptions: { input: ['index.html', 'src/theme/site.css'] },
    },
  });
  await build({
    ...shared,
    build: {
      ssr: 'src/prerender.tsx',
      outDir: serverDir,
      emptyOutDir: true,
      copyPublicDir: false,
      manifest: false,
    },
  });
  await build({
    ...published,
    build: {
      ...alone('src/app/offline-worker.ts', 'sw.js'),
      license: foundIn('worker'),
      outDir: siteDir,
      emptyOutDir: false,
      copyPublicDir: false,
      manifest: false,
    },
  });
  const inline = await readBuilt(published, 'src/app/inline.ts');
  await writeLicenses(projectDir, siteDir, inline.packages);
  await writeFile(`${siteDir}.packages.json`, JSON.stringify([...bundled].toSorted()));
  const result = await prerender({
    siteDir,
    inlineScript: inline.code,
    serverEntry: join(serverDir, 'prerender.js'),
    foreignOrigins: originsOf([
      env['VITE_EMAILJS_ORIGIN'] ?? 'https://api.emailjs.com',
      env['VITE_NOTICES_URL'] ?? '/notices.json',
    ]),
  });
  await compressSite(siteDir);
  return result;
}

/** One script without imports, as a worker or a document's own must be. */
const alone = (input: string, entryFileNames: string) =>
  ({
    rolldownOptions: { input, output: { format: 'iife', entryFileNames, codeSplitting: false } },
  }) as const;

/** The built text of one script, and the packages in it. */
async function readBuilt(shared: InlineConfig, input: string) {
  const built = await build({
    ...shared,
    build: { ...alone(input, 'inline.js'), license: foundIn('inline'), write: false },
  });
  const { output } = built as Rolldown.RolldownOutput;
  const found = output.find(({ fileName }) => fileName === foundIn('inline').fileName);
  const packages = found?.type === 'asset' ? packagesIn(String(found.source)) : [];
  return { code: output[0].code.trim(), packages };
}

if (process.argv[1] === import.meta.filename) {
  const { values } = parseArgs({
    options: {
      mode: { type: 'string', default: 'production' },
      out: { type: 'string', default: 'dist' },
    },
  });
  const started = performance.now();
  await checkedInput(values.mode).catch(giveUp);
  const { pages } = await buildSite({ mode: values.mode, siteDir: resolve(values.out) });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`Built ${pages} pages into ${values.out} in ${seconds} s.`);
}
