import { basename, join, sep } from 'node:path';

import { loadEnv, type Plugin } from 'vite';

import { belizeToday } from '#domain/site/calendar.ts';

import { envFolder } from '../env-folder.ts';
import { licenseOptions } from './licenses.ts';
import { browserFloor, inlineScriptFloor } from './browser-floor.ts';
import { documentColors } from './document-colors.ts';
import { runSiteBuild } from './run-site-build.ts';

/** The options for a script that cannot import anything at run time, because it is inlined or runs as a worker. */
const standaloneScript = (input: string, target: readonly string[]) => ({
  consumer: 'client' as const,
  build: {
    write: false,
    target: [...target],
    license: licenseOptions,
    copyPublicDir: false,
    rolldownOptions: { input, output: { format: 'iife' as const, codeSplitting: false } },
  },
});

/** Each file costs a request, so modules that several pages share are put into a few chunks. */
const chunkGroups = (root: string) => {
  const ownFolders = ['src', 'machines'].map((name) => join(root, name) + sep);
  const isOwn = (id: string) => ownFolders.some((folder) => id.startsWith(folder));
  return [
    // Most pages check no data when they open, so they do not load zod.
    { name: 'zod', test: /node_modules.zod/, priority: 3 },
    { name: 'packages', test: (id: string) => !isOwn(id), minShareCount: 6, priority: 2 },
    { name: 'shared', minShareCount: 6, priority: 1 },
  ];
};

/**
 * Returns the day in Belize that the pages show as the day of their build. `SOURCE_DATE_EPOCH` (seconds) overrides the
 * clock, as is usual for reproducible builds; e2e/.env.e2e sets it to the first day of the browser tests.
 */
const readBuildDay = (mode: string, root: string) => {
  const { SOURCE_DATE_EPOCH } = loadEnv(mode, envFolder(mode, root), 'SOURCE_DATE_EPOCH');
  return belizeToday(new Date((Number(SOURCE_DATE_EPOCH) || Date.now() / 1000) * 1000));
};

/**
 * Makes `vite build` build the whole site: the app for the browser and for prerendering, the service worker and the
 * inline script; then the pages, host files and licenses (run-site-build.ts).
 */
export const siteBuild = (): Plugin => ({
  name: 'site-build',
  config: (config, { command, mode }) => {
    if (command !== 'build') return { define: documentColors };
    const root = config.root ?? process.cwd();
    return {
      define: {
        ...documentColors,
        'import.meta.env.BUILD_DAY': JSON.stringify(readBuildDay(mode, root)),
      },
      builder: {},
      environments: {
        client: {
          build: {
            manifest: true,
            license: licenseOptions,
            emptyOutDir: true,
            rolldownOptions: {
              input: ['index.html', 'src/theme/site.css'],
              output: { codeSplitting: { groups: chunkGroups(root) } },
            },
          },
        },
        ssr: {
          build: {
            outDir: join('build/server', basename(config.build?.outDir ?? 'dist')),
            emptyOutDir: true,
            copyPublicDir: false,
            rolldownOptions: { input: 'src/entries/prerender.tsx' },
          },
        },
        serviceWorker: standaloneScript('src/entries/service-worker.ts', browserFloor),
        inlineScript: standaloneScript('src/entries/inline-start.ts', inlineScriptFloor),
      },
    };
  },
  buildApp: runSiteBuild,
});
