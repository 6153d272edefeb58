import { join } from 'node:path';

import { preview } from 'vite';

import { company } from '#content/company.ts';

import { onThisComputer } from '../editor/backend.ts';
import { buildEditor, editorPage } from '../editor/build.ts';
import { projectDir } from '../setup/launch.mjs';
import { runDevelopment } from './development.ts';
import { firstPort, freePort } from './ports.ts';

const outDir = join(projectDir, 'build/editor');

/** Runs the site in development mode and the editor of `content/`. */
export async function runEditing(): Promise<void> {
  console.log('Getting the forms ready ...');
  await buildEditor(outDir, onThisComputer, company.name);
  const siteUrl = await runDevelopment();
  const editor = await preview({
    ...editorPage,
    configFile: false,
    build: { outDir },
    // The forms show thumbnails of the site's pictures.
    preview: {
      host: '127.0.0.1',
      port: await freePort(firstPort() + 2),
      proxy: { '/images': siteUrl },
    },
  });
  console.log(
    [
      `  The forms          ${editor.resolvedUrls?.local[0] ?? ''}`,
      '                     Open them in Chrome or Edge, press “Work with Local Repository”',
      `                     and choose the folder ${projectDir}`,
      '',
    ].join('\n'),
  );
}
