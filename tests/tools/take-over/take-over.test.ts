import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { describe, expect, onTestFinished, test } from 'vitest';

import { company } from '#content/company.ts';
import { checkSettings } from '#domain/settings.ts';
import { edited, projectDir, rewritten } from '#tools/take-over/copy.ts';
import { corozal } from '#tools/take-over/corozal.ts';
import { withLastRun } from '#tools/take-over/document.ts';
import { leftoversIn, searchFolder } from '#tools/take-over/leftovers.ts';
import lastRun from '#tools/take-over/last-run.json' with { type: 'json' };
import {
  facts,
  newColors,
  ninthTour,
  price,
  settings,
  tourFile,
} from '#tools/take-over/recipes.ts';

const edits = [...ninthTour, ...price, ...facts, ...newColors];

describe('the recipes', () => {
  test.each([...new Set(edits.map(({ file }) => file))])('fit %s as it stands', async (file) => {
    const before = await readFile(join(projectDir, file), 'utf8');
    const own = edits.filter((one) => one.file === file);
    const after = own.reduce(edited, before);
    for (const { find, replace } of own.filter((one) => one.find !== one.replace)) {
      expect([after.includes(find) && !replace.includes(find), after.includes(replace)]).toEqual([
        false,
        true,
      ]);
    }
  });

  test('say which words they miss', () => {
    const edit = { file: 'a.ts', find: 'one', replace: 'two' };
    expect(edited('one.', edit)).toBe('two.');
    expect(() => edited('none, one', edit)).toThrow('a.ts does not hold this once: one');
    expect(() => edited('zero', edit)).toThrow('a.ts does not hold this once: one');
  });

  test('hold settings that a build takes', () => {
    expect(() => checkSettings(settings)).not.toThrow();
  });

  test('rewrite names in texts and ids, and leave files and pictures be', () => {
    expect(rewritten(`import a from './lamanai.ts'; '${corozal.id}' 'belize-city'`)).toBe(
      "import a from './lamanai.ts'; 'pipiriki-tour-corozal' 'belize-city'",
    );
    expect(rewritten('Lamanai, Belize: 10 US dollars')).toBe(
      'Pipiriki, New Zealand: 10 New Zealand dollars',
    );
  });
});

describe('the search', () => {
  test.each([
    ['name', `<title>${company.name}</title>`],
    ['domain', `https://tours.${new URL(company.siteUrl).hostname.replace('www.', '')}/`],
    ['e-mail address', `mailto:${company.email.toUpperCase()}`],
    ['phone', 'tel:+18005550142'],
    ['WhatsApp', 'https://wa.me/5015550142?text=x'],
    ['sister company', 'Belize Tours &amp; Excursions'],
    ['time zone', 'at 8:00 AM, Belize time'],
    ['currency', 'n.total+` USD`'],
    ['currency', '`US$`'],
    ['reference prefix', '/^LAM-[A-Z]$/'],
    ['country', 'in Belize,'],
    ['place', 'id:`lamanai-tour-hopkins`'],
    ['place', 'the Maya city'],
    ['color', 'background:#0e3b36'],
    ['color', 'rgba(6 33 31 / 0.4)'],
  ])('finds a %s in %s', (what, text) => {
    expect(leftoversIn('a.js', text).map((found) => found.what)).toContain(what);
  });

  test('takes nothing for a leftover that is none', () => {
    const text = 'priceUsd totalUsd BELLAMY /images/belize-city-800.avif #FFFFFF #000 255 255 255';
    expect(leftoversIn('a.js', text)).toEqual([]);
  });

  test('reads every file of a folder and its name, but no copy and no picture', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'leftovers-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    await mkdir(join(folder, 'assets'));
    await Promise.all(
      Object.entries({
        'index.html': 'all is new',
        'assets/page.js': `x("${company.phone}")`,
        'assets/page.js.br': company.phone,
        'picture.avif': 'LAM',
        'lamanai.jpg': '',
      }).map(([name, text]) => writeFile(join(folder, name), text)),
    );
    const { files, leftovers } = await searchFolder(folder);
    expect(files).toBe(4);
    expect(leftovers).toEqual([
      {
        file: join('assets', 'page.js'),
        what: 'phone',
        excerpt: `assets/page.js x("${company.phone}")`,
      },
      { file: 'lamanai.jpg', what: 'place', excerpt: 'lamanai.jpg ' },
    ]);
  });
});

describe('docs/content.md', () => {
  const file = join(projectDir, 'docs/content.md');

  test('tells the figures of the last run', async () => {
    const document = await readFile(file, 'utf8');
    expect(withLastRun(document, lastRun)).toBe(document);
    expect(withLastRun(document, { ...lastRun, seconds: 1234 })).toContain('took 1234 s');
    expect(() => withLastRun('# Content', lastRun)).toThrow('The document lacks');
  });

  test('names files and folders that exist', async () => {
    const document = await readFile(file, 'utf8');
    const names = [...document.matchAll(/`((?:src|tests|tools|art|emails)\/[\w./-]+)`/g)].flatMap(
      ([, name]) => name ?? [],
    );
    const made: ReadonlySet<string> = new Set([
      tourFile.to,
      'art/photographs/hopkins.jpg',
      'art/photographs/hopkins.json',
      'src/content/packing.ts',
      'src/pages/PackingPage.tsx',
    ]);
    expect(names.length).toBeGreaterThan(15);
    expect(names.filter((name) => !made.has(name) && !existsSync(join(projectDir, name)))).toEqual(
      [],
    );
  });
});

test('no source but the content names a color of the company', async () => {
  const { leftovers } = await searchFolder(join(projectDir, 'src'));
  expect(
    leftovers.filter(({ what, file }) => what === 'color' && !file.startsWith('content')),
  ).toEqual([]);
});
