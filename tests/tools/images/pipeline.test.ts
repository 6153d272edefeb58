import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Project } from '#tools/images/project.ts';
import { findStale, run } from '#tools/images/run.ts';
import { copyOf, entry, generated, makeProject, paint, removeProjects } from './small-project.ts';

// Encoders take their time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

describe('encoding the pictures', () => {
  let finished: Project;
  let project: Project;

  beforeAll(async () => {
    finished = await makeProject();
    await run(finished);
  }, 60_000);

  beforeEach(() => {
    project = copyOf(finished);
  });

  afterAll(removeProjects);

  it('writes every width in every format, nothing enlarged, and a card', async () => {
    const names = readdirSync(path.join(project.root, 'public/images'))
      .filter((file) => file.startsWith('sea'))
      .toSorted();
    expect(names).toEqual([
      'sea-160.avif',
      'sea-320.avif',
      'sea-320.webp',
      'sea-480.avif',
      'sea-480.jpg',
      'sea-480.webp',
      'sea-640.avif',
      'sea-800.avif',
      'sea-800.jpg',
      'sea-800.webp',
    ]);
    const card = await sharp(path.join(project.root, 'public/images/social/home.jpg')).metadata();
    expect([card.format, card.width, card.height]).toEqual(['jpeg', 1200, 630]);
  });

  it('tells the code sizes, words, focus and colours', () => {
    expect(generated(project)).toContain(`  wood: {
    alt: 'What wood.png shows',
    width: 800,
    height: 90,
    focus: [0.5, 0.5],
    placeholder: ['#206030', '#206030', '#206030'],
    shade: '#206030',
    widths: { avif: [160, 320, 480, 640, 800], webp: [320, 480, 800], jpg: [480, 800] },
  },`);
  });

  it('encodes only what changed', async () => {
    expect(await run(project)).toEqual({ encoded: [], kept: 3, removed: [] });
    await paint(path.join(project.root, 'art/masters/wood.png'), '#602030');
    expect(await findStale(project)).toEqual(['wood']);
    expect(await run(project)).toEqual({ encoded: ['wood'], kept: 2, removed: [] });
    expect(await findStale(project)).toEqual([]);
  });

  it('encodes nothing for another alt text, but passes it on', async () => {
    const reworded = {
      ...project,
      manifest: { ...project.manifest, wood: entry('wood.png', 'A wood') },
    };
    expect(await findStale(reworded)).toEqual(['src/content/pictures.generated.ts']);
    expect((await run(reworded)).encoded).toEqual([]);
    expect(generated(reworded)).toContain("alt: 'A wood'");
  });

  it('repairs results that are lost or damaged', async () => {
    rmSync(path.join(project.root, 'public/images/sea-480.webp'));
    writeFileSync(path.join(project.root, 'public/images/wood-480.jpg'), 'damaged');
    expect((await run(project)).encoded).toEqual(['sea', 'wood']);
  });

  it('removes results that nothing asks for', async () => {
    rmSync(path.join(project.root, 'art/masters/wood.png'));
    const { wood: _, ...manifest } = project.manifest;
    const smaller: Project = {
      ...project,
      manifest,
      uses: new Map([['sea', 'in a part']]),
    };
    const { encoded, removed } = await run(smaller);
    expect(encoded).toEqual([]);
    expect(removed).toContain('wood-800.avif');
    expect(readdirSync(path.join(project.root, 'public/images')).join(' ')).not.toContain('wood');
  });

  it('lists everything that is wrong at once', async () => {
    rmSync(path.join(project.root, 'art/masters/sea.png'));
    await paint(path.join(project.root, 'art/masters/stray.png'), '#000000');
    const broken: Project = {
      ...project,
      manifest: { ...project.manifest, wood: entry('wood.png', ' ') },
      uses: new Map([
        ['sea', 'in a part'],
        ['lake', 'full width'],
      ]),
    };
    await expect(run(broken)).rejects.toThrow(
      new Error(
        [
          'The pictures need a correction:',
          '  sea: the master art/masters/sea.png is missing.',
          '  wood: no page uses it; take it out of the manifest or give it a place.',
          '  wood: the alt text is missing.',
          '  A page asks for lake, which is not in the manifest.',
          '  art/masters/stray.png is not in the manifest.',
        ].join('\n'),
      ),
    );
  });

  it('refuses an alt text that is too long', async () => {
    const wordy = { ...project.manifest, sea: entry('sea.png', 'a'.repeat(126)) };
    await expect(run({ ...project, manifest: wordy })).rejects.toThrow(
      'sea: the alt text has 126 characters, at most 125 fit.',
    );
  });
});
