import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import sharp from 'sharp';

import type { Project } from '#tools/images/project.ts';
import type { PictureEntry } from '../../../art/picture-entry.ts';

const folders: string[] = [];

export const entry = (file: string, alt = `What ${file} shows`): PictureEntry => ({
  file,
  subject: 'detail',
  scene: file,
  alt,
  focus: [0.5, 0.5],
  licence: 'free',
  credit: 'test',
});

export const paint = (file: string, background: string, size = { width: 800, height: 90 }) =>
  sharp({ create: { ...size, channels: 3, background } }).toFile(file);

/** Two small pictures and a card, in a folder of their own. */
export async function makeProject(): Promise<Project> {
  const root = mkdtempSync(path.join(tmpdir(), 'pictures-'));
  folders.push(root);
  for (const folder of ['art/masters', 'art/photographs', 'public/images', 'src/content']) {
    mkdirSync(path.join(root, folder), { recursive: true });
  }
  await paint(path.join(root, 'art/masters/sea.png'), '#2080c0');
  await paint(path.join(root, 'art/masters/wood.png'), '#206030');
  return {
    root,
    manifest: { sea: entry('sea.png'), wood: entry('wood.png') },
    photographs: [],
    uses: new Map([
      ['sea', 'in a part'],
      ['wood', 'in a part'],
    ]),
    socialCards: { home: { picture: 'sea', overline: 'Over', title: 'Sea' } },
  };
}

export function copyOf(project: Project): Project {
  const root = mkdtempSync(path.join(tmpdir(), 'pictures-'));
  folders.push(root);
  cpSync(project.root, root, { recursive: true });
  return { ...project, root };
}

/** What the run tells the code. */
export const generated = ({ root }: Project) =>
  readFileSync(path.join(root, 'src/content/pictures.generated.ts'), 'utf8');

export function removeProjects(): void {
  for (const folder of folders) rmSync(folder, { recursive: true });
}
