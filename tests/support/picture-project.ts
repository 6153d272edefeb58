import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, vi } from 'vitest';

import type { Illustration, Project } from '#tools/images/project.ts';
import { run } from '#tools/images/run.ts';

export const entry = (name: string, alt = `What ${name} shows`): Illustration => ({
  name,
  alt,
  focus: { left: 50, top: 50 },
});

/** Gives each test a copy of a folder with two small pictures and a card that are already encoded. */
export function usePictureProject() {
  // The timeout is long, because encoding is slow on a busy machine.
  vi.setConfig({ testTimeout: 60_000 });
  const folder = mkdtempSync(path.join(tmpdir(), 'pictures-'));
  let finished: Project;
  let project: Project;
  let imports = 0;

  const locate = (file: string) => path.join(project.root, file);
  const encoded = (name: string) => locate(`public/images/${name}`);
  const paint = (file: string, background: string, size = { width: 800, height: 90 }) =>
    sharp({ create: { ...size, channels: 3, background } })
      .png()
      .toFile(locate(file));

  beforeAll(async () => {
    const root = path.join(folder, 'finished');
    for (const part of ['art/masters', 'art/photographs', 'public/images', 'src/content']) {
      mkdirSync(path.join(root, part), { recursive: true });
    }
    finished = {
      root,
      illustrations: [entry('sea'), entry('wood')],
      photographs: [],
      newPhotographs: [],
      uses: new Map([
        ['sea', 'in a part'],
        ['wood', 'in a part'],
      ]),
      socialCards: { home: { picture: 'sea', overline: 'Over', title: 'Sea' } },
    };
    project = finished;
    await paint('art/masters/sea.avif', '#2080c0');
    await paint('art/masters/wood.avif', '#206030');
    await run(finished);
  }, 60_000);

  beforeEach(() => {
    project = { ...finished, root: mkdtempSync(path.join(folder, 'copy-')) };
    cpSync(finished.root, project.root, { recursive: true });
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  return {
    /** Returns the project of the current test. */
    current: () => project,
    locate,
    encoded,
    encodedNames: () => readdirSync(encoded('')).toSorted(),
    paint,
    write: (file: string, text: string) => writeFileSync(locate(file), text),
    remove: (file: string) => rmSync(locate(file)),
    /** Imports the generated list of pictures after a run. */
    generatedPictures: async (): Promise<Readonly<Record<string, unknown>>> => {
      const file = pathToFileURL(locate('src/content/pictures.generated.ts'));
      imports += 1;
      const module = (await import(/* @vite-ignore */ `${file.href}?import=${imports}`)) as {
        encodedPictures: Readonly<Record<string, unknown>>;
      };
      return module.encodedPictures;
    },
  };
}
