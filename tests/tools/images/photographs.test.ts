import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Project } from '#tools/images/project.ts';
import { run } from '#tools/images/run.ts';
import { copyOf, generated, makeProject, paint, removeProjects } from './small-project.ts';

// Encoders take their time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

describe('a photograph of the operator', () => {
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

  it('takes the place of the illustration, with its own words and credit', async () => {
    await paint(place('wood.JPG'), '#c02020', { width: 1500, height: 100 });
    writeFileSync(
      place('wood.json'),
      '{ "alt": "A red wood", "credit": "Photo: Ana Cruz", "focus": [0.2, 0.8] }',
    );
    expect((await run(project)).encoded).toEqual(['wood']);
    const { dominant } = await sharp(
      path.join(project.root, 'public/images/wood-1280.jpg'),
    ).stats();
    expect(dominant.r).toBeGreaterThan(180);
    const text = generated(project);
    expect(text).toContain("alt: 'A red wood'");
    expect(text).toContain("credit: 'Photo: Ana Cruz'");
    expect(text).toContain('focus: [0.2, 0.8]');
    expect(text).toContain('width: 1500,\n    height: 100,');

    rmSync(place('wood.JPG'));
    rmSync(place('wood.json'));
    expect((await run(project)).encoded).toEqual(['wood']);
    expect(generated(project)).not.toContain('Ana Cruz');
  });

  it('is turned upright if a phone stored it on its side, and loses what the camera noted', async () => {
    await sharp({ create: { width: 100, height: 1500, channels: 3, background: '#c02020' } })
      .withExif({ IFD0: { Artist: 'Somebody' } })
      .withMetadata({ orientation: 6 })
      .toFile(place('wood.jpg'));
    expect((await sharp(place('wood.jpg')).metadata()).exif).toBeDefined();
    await run(project);
    expect(generated(project)).toContain('width: 1500,\n    height: 100,');
    const folder = path.join(project.root, 'public/images');
    const files = readdirSync(folder).filter((file) => file.startsWith('wood'));
    const metadata = await Promise.all(
      files.map((file) => sharp(path.join(folder, file)).metadata()),
    );
    expect(metadata.filter(({ exif }) => exif !== undefined)).toEqual([]);
  });

  it('is refused with a list of all that is wrong', async () => {
    await paint(place('forest.jpg'), '#c02020');
    await paint(place('wood.jpg'), '#c02020');
    await paint(place('wood.png'), '#c02020');
    writeFileSync(place('wood.json'), '{ "caption": "A red wood" }');
    writeFileSync(place('sea.json'), '{}');
    await expect(run(project)).rejects.toThrow(
      new Error(
        [
          'The pictures need a correction:',
          '  art/photographs/forest.jpg has the name of no picture; see art/manifest.ts.',
          '  art/photographs/wood.json may hold alt and credit (texts) and focus (two numbers from 0 to 1) as JSON, nothing else.',
          '  art/photographs has more than one photograph for wood.',
          '  art/photographs/sea.json has no photograph beside it.',
        ].join('\n'),
      ),
    );
  });
});
