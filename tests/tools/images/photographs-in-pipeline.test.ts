import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';

import type { Photograph, Project } from '#tools/images/project.ts';
import { run } from '#tools/images/run.ts';
import { usePictureProject } from '#tests/support/picture-project.ts';

const { current, encoded, encodedNames, generatedPictures, locate, paint, write } =
  usePictureProject();

describe('a photograph that replaces no illustration', () => {
  const file = 'art/photographs/Ana Cruz.jpg';
  const showing = (): Project => ({
    ...current(),
    newPhotographs: [{ file: `/${file}`, alt: 'Ana at the tiller', credit: 'Photo: Leo Cruz' }],
    uses: new Map([...current().uses, ['photo-ana-cruz', 'in a part']]),
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
    ...current(),
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

    expect((await run(current())).encoded).toEqual(['wood']);
    expect((await generatedPictures())['wood']).not.toHaveProperty('credit');
  });

  it('a photograph from the owner is encoded upright without metadata', async () => {
    const onDisk = locate(file);
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
      `${file} is 719 pixels wide, but at least 720 are needed: choose a larger one.`,
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
