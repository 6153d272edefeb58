import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { contentDir, readContent } from '#content/written.ts';

describe('an entry of content/photographs.json', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'content-'));
  const written = { file: '/art/photographs/IMG 12.JPG', picture: 'stela', alt: 'A carved stone' };
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
