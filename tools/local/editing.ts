import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { join } from 'node:path';

import { preview } from 'vite';

import { company } from '#content/company.ts';

import { onThisComputer } from '../editor/backend.ts';
import { buildEditor, editorPage } from '../editor/build.ts';
import { projectDir } from '../setup/launch.mjs';
import { runDevelopment } from './development.ts';

const outDir = join(projectDir, 'build/editor');

/** Editors write a file in several steps, so changes are handled only after this time without another change. */
const QUIET_MS = 400;

/** Encodes the pictures in a separate process, so that it reads `content/` again. */
const encodePictures = () =>
  once(
    spawn(process.execPath, ['tools/run.mjs', 'assets'], { cwd: projectDir, stdio: 'inherit' }),
    'exit',
  );

/** Encodes the pictures now, and again whenever the owner chooses other pictures. */
function takePictures() {
  let last = encodePictures();
  let soon: NodeJS.Timeout | undefined;
  for (const folder of ['art/photographs', 'content', 'content/tours']) {
    watch(join(projectDir, folder), () => {
      clearTimeout(soon);
      soon = setTimeout(() => {
        last = last.then(encodePictures);
      }, QUIET_MS);
    });
  }
}

/** Runs the site in development mode and the editor of `content/`. */
export async function runEditing(): Promise<void> {
  console.log('Getting the forms ready ...');
  await buildEditor(outDir, onThisComputer, company.name);
  const siteUrl = await runDevelopment();
  takePictures();
  const editor = await preview({
    ...editorPage,
    configFile: false,
    build: { outDir },
    // The forms show thumbnails of the site's pictures.
    preview: { host: '127.0.0.1', port: 4175, proxy: { '/images': siteUrl } },
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
