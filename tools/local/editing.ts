import { join } from 'node:path';

import { preview } from 'vite';

import { onThisComputer } from '../editor/backend.ts';
import { buildEditor, editorPage } from '../editor/build.ts';
import { projectDir } from '../setup/launch.mjs';
import { runDevelopment } from './development.ts';
import type { Log } from './ports.ts';
import { takePictures } from './take-pictures.ts';

const outDir = join(projectDir, 'build/editor');

/** The site in development with the forms of `content/` beside it. */
export async function runEditing(log: Log): Promise<void> {
  log('Getting the forms ready ...');
  await buildEditor(outDir, onThisComputer);
  await runDevelopment(log);
  takePictures();
  const editor = await preview({
    ...editorPage,
    configFile: false,
    build: { outDir },
    preview: { host: '127.0.0.1', port: 4175 },
  });
  log(
    [
      `  The forms          ${editor.resolvedUrls?.local[0] ?? ''}`,
      '                     Open them in Chrome or Edge, press “Work with Local Repository”',
      `                     and choose the folder ${projectDir}`,
      '',
    ].join('\n'),
  );
}
