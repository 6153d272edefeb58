import { createBuilder } from 'vite';

import { projectDir } from '../setup/launch.mjs';

interface SiteBuildOptions {
  /** Vite's mode, which selects the file `.env.<mode>` in addition to `.env`. */
  readonly mode: string;
  /** The absolute path of the folder into which the site is built. */
  readonly siteDir: string;
}

/**
 * Runs `vite build` with the given mode and folder instead of its defaults.
 * @throws Error in plain words for a wrong setting, a broken picture or a page that fails to render
 */
export async function buildSite({ mode, siteDir }: SiteBuildOptions): Promise<void> {
  const builder = await createBuilder({
    root: projectDir,
    mode,
    logLevel: 'warn',
    build: { outDir: siteDir },
  });
  await builder.buildApp();
}
