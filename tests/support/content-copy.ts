import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach } from 'vitest';

import { contentDir } from '#content/load-content.ts';

const fileNames: Readonly<Record<string, string>> = {
  'belize-city': 'tours/belize-city',
  hopkins: 'tours/hopkins-belize',
  'san-pedro': 'tours/san-pedro-boat',
  'privacy-page': 'plain-pages/privacy',
  'terms-page': 'plain-pages/terms',
};

/** Gives each test a separate copy of the company's content, which the test may change. */
export function useContentCopy() {
  let dir: string;
  beforeEach(() => {
    dir = join(mkdtempSync(join(tmpdir(), 'content-')), 'content');
    cpSync(contentDir, dir, { recursive: true });
  });
  afterEach(() => rmSync(join(dir, '..'), { recursive: true }));

  /** Sets the field at a path such as `home heroSlides 0 image`. The value `undefined` removes the field. */
  function change(place: string, value: unknown) {
    const [name = '', ...path] = place.split(' ');
    const file = join(dir, `${fileNames[name] ?? name}.json`);
    const content = JSON.parse(readFileSync(file, 'utf8')) as unknown;
    const last = path.pop() ?? '';
    const holder = path.reduce<unknown>((part, key) => Reflect.get(part as object, key), content);
    Reflect.set(holder as object, last, value);
    writeFileSync(file, JSON.stringify(content));
  }

  return { dir: () => dir, change };
}
