import { createBuilder } from 'vite';

import { projectDir } from '../setup/launch.mjs';

interface SiteBuildOptions {
  /** Vite reads `.env.<mode>` beside `.env`. */
  readonly mode: string;
  /** Absolute path of the folder that the site is built into. */
  readonly siteDir: string;
}

/**
 * Runs `vite build` with another mode or folder than its defaults.
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
