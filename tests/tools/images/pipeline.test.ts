import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Illustration, Photograph, Project } from '#tools/images/project.ts';
import type { Measures } from '#tools/images/lock.ts';
import { findStale, run } from '#tools/images/run.ts';

// The timeout is long, because encoding is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const folder = mkdtempSync(path.join(tmpdir(), 'pictures-'));
let finished: Project;
let project: Project;

const entry = (name: string, alt = `What ${name} shows`): Illustration => ({
  name,
  alt,
  focus: { left: 50, top: 50 },
});

const paint = (file: string, background: string, size = { width: 800, height: 90 }) =>
  sharp({ create: { ...size, channels: 3, background } })
    .png()
    .toFile(path.join(project.root, file));

const write = (file: string, text: string) => writeFileSync(path.join(project.root, file), text);
const remove = (file: string) => rmSync(path.join(project.root, file));
const encoded = (name: string) => path.join(project.root, 'public/images', name);
const encodedNames = () => readdirSync(encoded('')).toSorted();

let imports = 0;

/** Imports the generated list of pictures after a run. */
async function generatedPictures(): Promise<Readonly<Record<string, unknown>>> {
  const file = pathToFileURL(path.join(project.root, 'src/content/pictures.generated.ts'));
  imports += 1;
  const module = (await import(/* @vite-ignore */ `${file.href}?import=${imports}`)) as {
    encodedPictures: Readonly<Record<string, unknown>>;
  };
  return module.encodedPictures;
}

/** Prepares a folder with two small pictures and a card that are already encoded. */
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

const refusal = (...problems: string[]) =>
  new Error(['The pictures need a correction:', ...problems.map((line) => `  ${line}`)].join('\n'));

describe('encoding the pictures', () => {
  it('the image encoder writes every width and format without enlarging the picture', async () => {
    expect(encodedNames().filter((file) => file.startsWith('sea'))).toEqual([
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
    const card = await sharp(encoded('social/home.jpg')).metadata();
    expect([card.format, card.width, card.height]).toEqual(['jpeg', 1200, 630]);
  });

  it('the image encoder writes size, alt text, focus and colors to a module', async () => {
    expect(await generatedPictures()).toMatchObject({
      wood: {
        alt: 'What wood shows',
        width: 800,
        height: 90,
        focus: [0.5, 0.5],
        placeholder: ['#206030', '#206030', '#206030'],
        shade: '#206030',
        widths: { avif: [160, 320, 480, 640, 800], webp: [320, 480, 800], jpg: [480, 800] },
      },
    });
  });

  it('the image encoder encodes only pictures that changed, are missing or are damaged', async () => {
    expect(await run(project)).toEqual({ encoded: [], kept: 3, removed: [] });
    await paint('art/masters/wood.avif', '#602030');
    expect(await findStale(project)).toEqual(['wood']);
    expect(await run(project)).toEqual({ encoded: ['wood'], kept: 2, removed: [] });
    expect(await findStale(project)).toEqual([]);
    remove('public/images/sea-480.webp');
    write('public/images/wood-480.jpg', 'damaged');
    expect((await run(project)).encoded).toEqual(['sea', 'wood']);
  });

  it('the image encoder updates an alt text without encoding the picture', async () => {
    const reworded = { ...project, illustrations: [entry('sea'), entry('wood', 'A wood')] };
    expect(await findStale(reworded)).toEqual(['src/content/pictures.generated.ts']);
    expect((await run(reworded)).encoded).toEqual([]);
    expect(await generatedPictures()).toMatchObject({ wood: { alt: 'A wood' } });
  });

  it('the image encoder removes files of pictures that are no longer used', async () => {
    remove('art/masters/wood.avif');
    const illustrations = [entry('sea')];
    const uses: Project['uses'] = new Map([['sea', 'in a part']]);
    const { encoded: again, removed } = await run({ ...project, illustrations, uses });
    expect(again).toEqual([]);
    expect(removed).toContain('wood-800.avif');
    expect(encodedNames().join(' ')).not.toContain('wood');
    const lock = readFileSync(path.join(project.root, 'art/encoded.lock.json'), 'utf8');
    expect(lock).not.toContain('wood');
  });

  it('the image encoder reports all errors together', async () => {
    remove('art/masters/sea.avif');
    await paint('art/masters/stray.png', '#000000');
    const uses: Project['uses'] = new Map([
      ['sea', 'in a part'],
      ['lake', 'full width'],
    ]);
    await expect(run({ ...project, uses })).rejects.toThrow(
      refusal(
        'sea: the master art/masters/sea.avif is missing.',
        'A page asks for lake, which is not in content/illustrations.json.',
        'art/masters/stray.png is not in content/illustrations.json.',
      ),
    );
  });
});

it('a picture that is already published is downloaded instead of encoded', async () => {
  const published = readFileSync(encoded('sea-480.avif'));
  remove('public/images/sea-480.avif');
  const files = { 'sea-480.avif': published };
  const measures: Measures = {
    width: 480,
    height: 54,
    placeholder: ['#2080c0', '#2080c0', '#2080c0'],
    shade: '#103040',
    widths: { avif: [480], webp: [], jpg: [] },
  };
  const logged: string[] = [];
  await run(
    project,
    (line) => logged.push(line),
    async (name) => (name === 'sea' ? { files, measures } : undefined),
  );
  expect(logged).toEqual(['Downloaded sea from the published site.']);
  expect(readFileSync(encoded('sea-480.avif'))).toEqual(published);
});

describe('a photograph that replaces no illustration', () => {
  const file = 'art/photographs/Ana Cruz.jpg';
  const showing = (): Project => ({
    ...project,
    newPhotographs: [{ file: `/${file}`, alt: 'Ana at the tiller', credit: 'Photo: Leo Cruz' }],
    uses: new Map([...project.uses, ['photo-ana-cruz', 'in a part']]),
  });

  it('a photograph that replaces no illustration is encoded under the name of its file', async () => {
    await paint(file, '#c02020', { width: 900, height: 1100 });
    expect((await run(showing())).encoded).toEqual(['photo-ana-cruz']);
    expect(await generatedPictures()).toMatchObject({
      'photo-ana-cruz': { alt: 'Ana at the tiller', credit: 'Photo: Leo Cruz', width: 900 },
    });
  });

  it('a missing photograph that replaces no illustration is reported with the file name', async () => {
    await expect(run(showing())).rejects.toThrow(
      `${file} is missing: choose it again, or remove its entry.`,
    );
  });
});

describe('a photograph from the owner', () => {
  const file = 'art/photographs/IMG 12.JPG';
  /** Returns the project with a photograph that replaces the illustration `wood`. */
  const showing = (words: Partial<Photograph> = {}): Project => ({
    ...project,
    photographs: [{ file: `/${file}`, picture: 'wood', alt: 'A red wood', ...words }],
  });

  it('a photograph from the owner replaces an illustration including alt text and credit', async () => {
    await paint(file, '#c02020', { width: 1500, height: 100 });
    const shown = showing({ credit: 'Photo: Ana Cruz', focus: { left: 20, top: 80 } });
    const log = vi.fn<(line: string) => void>();
    expect((await run(shown, log)).encoded).toEqual(['wood']);
    expect(log.mock.calls).toEqual([['Encoding wood ...']]);
    const { dominant } = await sharp(encoded('wood-1280.jpg')).stats();
    expect(dominant.r).toBeGreaterThan(180);
    expect(await generatedPictures()).toMatchObject({
      wood: {
        alt: 'A red wood',
        credit: 'Photo: Ana Cruz',
        focus: [0.2, 0.8],
        width: 1500,
        height: 100,
      },
    });

    expect((await run(project)).encoded).toEqual(['wood']);
    expect((await generatedPictures())['wood']).not.toHaveProperty('credit');
  });

  it('a photograph from the owner is encoded upright without metadata', async () => {
    const onDisk = path.join(project.root, file);
    await sharp({ create: { width: 100, height: 1500, channels: 3, background: '#c02020' } })
      .withExif({ IFD0: { Artist: 'Somebody' } })
      .withMetadata({ orientation: 6 })
      .toFile(onDisk);
    expect((await sharp(onDisk).metadata()).exif).toBeDefined();
    await run(showing());
    expect(await generatedPictures()).toMatchObject({
      wood: { width: 1500, height: 100, credit: 'Photograph' },
    });
    const names = encodedNames().filter((name) => name.startsWith('wood'));
    const metadata = await Promise.all(names.map((name) => sharp(encoded(name)).metadata()));
    expect(metadata.filter(({ exif }) => exif !== undefined)).toEqual([]);
  });

  it.each<[what: string, lay: () => unknown, sentence: string]>([
    [
      'missing',
      () => {},
      `${file} is missing, the photograph in place of wood: choose it again, or take it out of content/photographs.json.`,
    ],
    [
      'too small',
      () => paint(file, '#c02020', { width: 719, height: 400 }),
      `${file} is 719 pixels wide, at least 720 are needed: choose a larger one.`,
    ],
    [
      'upright in a wide place',
      () => paint(file, '#c02020', { width: 800, height: 900 }),
      `${file} is upright, and wood is shown wide: choose a photograph in landscape format.`,
    ],
    [
      'not a picture',
      () => write(file, 'Dear Ana'),
      `${file} cannot be read as a picture: save it as a JPEG and choose that one.`,
    ],
  ])('a photograph that is %s is rejected with a readable error', async (_, lay, sentence) => {
    await lay();
    await expect(run(showing())).rejects.toThrow(sentence);
  });
});
