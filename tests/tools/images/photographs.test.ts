import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { contentDir, readContent } from '#content/written.ts';
import type { Photograph, Project } from '#tools/images/project.ts';
import { run } from '#tools/images/run.ts';
import { copyOf, generated, makeProject, paint, removeProjects } from './small-project.ts';

// Encoders take their time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const entry = { file: '/art/photographs/IMG 12.JPG', picture: 'wood', alt: 'A red wood' };

describe('a photograph of the owner', () => {
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

  const place = (file: string) => path.join(project.root, 'art/photographs', file);
  /** The project with a photograph in the wood's place. */
  const showing = (words: Partial<Photograph> = {}): Project => ({
    ...project,
    photographs: [{ ...entry, ...words }],
  });

  it('takes the place of the illustration, with its own words and credit', async () => {
    await paint(place('IMG 12.JPG'), '#c02020', { width: 1500, height: 100 });
    const shown = showing({ credit: 'Photo: Ana Cruz', focus: { left: 20, top: 80 } });
    const lines: string[] = [];
    expect((await run(shown, (line) => lines.push(line))).encoded).toEqual(['wood']);
    expect(lines).toEqual(['Encoding wood ...']);
    const { dominant } = await sharp(
      path.join(project.root, 'public/images/wood-1280.jpg'),
    ).stats();
    expect(dominant.r).toBeGreaterThan(180);
    const text = generated(project);
    expect(text).toContain("alt: 'A red wood'");
    expect(text).toContain("credit: 'Photo: Ana Cruz'");
    expect(text).toContain('focus: [0.2, 0.8]');
    expect(text).toContain('width: 1500,\n    height: 100,');

    expect((await run(project)).encoded).toEqual(['wood']);
    expect(generated(project)).not.toContain('Ana Cruz');
  });

  it('is turned upright if a phone stored it on its side, and loses what the camera noted', async () => {
    await sharp({ create: { width: 100, height: 1500, channels: 3, background: '#c02020' } })
      .withExif({ IFD0: { Artist: 'Somebody' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toFile(place('IMG 12.JPG'));
    expect((await sharp(place('IMG 12.JPG')).metadata()).exif).toBeDefined();
    await run(showing());
    expect(generated(project)).toContain('width: 1500,\n    height: 100,');
    expect(generated(project)).toContain("credit: 'Photograph'");
    const folder = path.join(project.root, 'public/images');
    const files = readdirSync(folder).filter((file) => file.startsWith('wood'));
    const metadata = await Promise.all(
      files.map((file) => sharp(path.join(folder, file)).metadata()),
    );
    expect(metadata.filter(({ exif }) => exif !== undefined)).toEqual([]);
  });

  it.each<[what: string, lay: (file: string) => unknown, sentence: string]>([
    [
      'that is missing',
      () => {},
      'art/photographs/IMG 12.JPG is missing, the photograph in place of wood: choose it again, or take it out of content/photographs.json.',
    ],
    [
      'that is too small',
      (file) => paint(file, '#c02020', { width: 719, height: 400 }),
      'art/photographs/IMG 12.JPG is 719 pixels wide, at least 720 are needed: choose a larger one.',
    ],
    [
      'that is no picture',
      (file) => writeFileSync(file, 'Dear Ana'),
      'art/photographs/IMG 12.JPG cannot be read as a picture: save it as a JPEG and choose that one.',
    ],
  ])('%s is refused in a sentence', async (_, lay, sentence) => {
    await lay(place('IMG 12.JPG'));
    await expect(run(showing())).rejects.toThrow(sentence);
  });

  it('that no entry names is told of, and stops nothing', async () => {
    writeFileSync(place('README.md'), '# Photographs');
    await paint(place('later.jpg'), '#c02020');
    const lines: string[] = [];
    expect((await run(project, (line) => lines.push(line))).encoded).toEqual([]);
    expect(lines).toEqual([
      'art/photographs/later.jpg is shown nowhere: choose it in content/photographs.json, or delete it.',
    ]);
  });
});

describe('an entry of content/photographs.json', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'content-'));
  const written = { ...entry, picture: 'stela' };
  const reading = (...photographs: readonly object[]) => {
    writeFileSync(path.join(dir, 'photographs.json'), JSON.stringify({ photographs }));
    return readContent(dir).photographs.photographs;
  };

  beforeAll(() => cpSync(contentDir, dir, { recursive: true }));
  afterAll(() => rmSync(dir, { recursive: true }));

  it('names file and picture, and says what is seen', () => {
    expect(reading(written)).toEqual([written]);
  });

  it.each<[what: string, photographs: readonly object[], sentence: string]>([
    ['no words', [{ ...written, alt: undefined }], '1, alt: it is missing'],
    ['empty words', [{ ...written, alt: ' ' }], '1, alt: nothing stands in it'],
    ['long words', [{ ...written, alt: 'a'.repeat(126) }], '1, alt: at most 125 characters'],
    ['another kind', [{ ...written, file: '/art/photographs/a.heic' }], '1, file: it is a JPEG,'],
    ['another folder', [{ ...written, file: '/art/masters/stela.avif' }], '1, file: it is a JPEG,'],
    ['no such picture', [{ ...written, picture: 'wood' }], '1, picture: it is not one of '],
    [
      'a picture twice',
      [written, { ...written, file: '/art/photographs/b.jpg' }],
      '2, picture: a photograph before it replaces stela; keep one of the two',
    ],
  ])('is refused with %s', (_, photographs, sentence) => {
    expect(() => reading(...photographs)).toThrow(
      `content/photographs.json, photographs, ${sentence}`,
    );
  });
});
