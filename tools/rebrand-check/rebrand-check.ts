import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, rename, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

import { colors } from '#theme/colors.ts';
import { company } from '#content/company.ts';

import { projectDir } from '../setup/launch.mjs';

const names: Readonly<Record<string, string>> = {
  [company.place.country]: 'New Zealand',
  Lamanai: 'Pipiriki',
  Maya: 'Maori',
  'New River': 'Grey River',
  'Tower Hill': 'Weir Hill',
  'Orange Walk': 'Apple Grove',
  Caribbean: 'Tasman',
  'US dollars': 'New Zealand dollars',
  USD: 'NZD',
};

/**
 * Replacements for the facts and names in content/ and for the colors of the theme. Other places stay unchanged, so
 * that the check finds the old company there.
 */
const replacements: readonly (readonly [what: RegExp, other: string])[] = [
  [/(?<="timeZone": ").*(?=")/, 'Pacific/Auckland'],
  [/\n *"utcOffsetHours": .*/, ''],
  [/(?<="referencePrefix": ").*(?=")/, 'WRD'],
  [/(?<="currencySign": ").*(?=")/, 'NZ$$'],
  // Exchanging red and blue changes every color except grays, and preserves its lightness.
  [/#([\da-f]{2})([\da-f]{2})([\da-f]{2})/gi, '#$3$2$1'],
  // In a JSON file, a paragraph begins after an escaped line break.
  ...Object.entries(names).map(
    ([each, other]) => [RegExp(`(?:(?<=\\\\n)|\\b)${each}\\b`, 'g'), other] as const,
  ),
  [/(?<=["'-])lamanai(?=["'-])/g, 'pipiriki'],
  [/-belize(?=["'])/g, '-coast'],
];

const { name, siteUrl, email, phone, whatsApp, address, place, currency } = company;

const rgb = (color: string) =>
  [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16)).join(' ');
const colorMarks = Object.values(colors).flatMap((color) =>
  /^#(..)\1\1/.test(color) ? [] : [color.slice(0, 7), `\\b${rgb(color)}\\b`],
);

const textMarks = [name, new URL(siteUrl).hostname.replace('www.', ''), email, address, 'lamanai']
  .concat([phone, whatsApp].flatMap((number) => [number, number.replaceAll(/\D/g, '')]))
  .concat(company.toursSister.name, company.vacationsSister.name, place.timeZone, currency.sign)
  // An optional fact that is empty would match every text.
  .filter((text) => text !== '')
  .map((text) => text.replaceAll(/[.+$]/g, String.raw`\$&`).replace('&', '&(?:amp;)?'));

/** Patterns of texts that identify the old company. Only pictures may keep the name of a town. */
const marks: readonly RegExp[] = [
  ...[...textMarks, ...colorMarks, `${place.country}(?!-city)`].map((mark) => RegExp(mark, 'i')),
  ...[...Object.keys(names), company.referencePrefix].map((mark) => RegExp(`\\b${mark}\\b`)),
];

const filesIn = async (folder: string) =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/** The other company's facts, which its owner enters in the form “Company”. */
const otherFacts: Readonly<Record<string, unknown>> = {
  name: 'Whanganui River Days',
  phone: '+64 800 555 0199',
  whatsApp: '+64 21 555 0199',
  email: 'kiaora@whanganui-river-days.example',
  address: '1 Quay Street, Whanganui, New Zealand',
  toursSister: { name: 'Whanganui Walks', url: 'https://walks.whanganui-river-days.example' },
  vacationsSister: {
    name: 'Whanganui Holidays',
    url: 'https://holidays.whanganui-river-days.example',
  },
};

/** Matches paths that a clone of the repository would not have: installed and built files, and local settings. */
const isLocal = /^(?:node_modules|build|dist.*|coverage|\.git|\.env(?!\.example).*)$/;

/**
 * Adapts a copy of the repository to another company, as docs/content.md describes. The copy shares node_modules with
 * the original.
 */
async function rebrand(copy: string) {
  const isCloned = (path: string) => !isLocal.test(relative(projectDir, path));
  await cp(projectDir, copy, { recursive: true, filter: isCloned });
  await symlink(join(projectDir, 'node_modules'), join(copy, 'node_modules'), 'junction');
  await cp(join(import.meta.dirname, 'other-company.env'), join(copy, '.env.local'));
  const authored = ['content', 'src/content'].map((folder) => filesIn(join(copy, folder)));
  const palette = ['colors', 'map-colors'].map((each) => join(copy, `src/theme/${each}.ts`));
  for (const file of [...(await Promise.all(authored)).flat(), ...palette]) {
    // oxlint-disable-next-line no-await-in-loop -- the files are handled one at a time
    const text = await readFile(file, 'utf8');
    const rewritten = replacements.reduce((done, [what, other]) => done.replace(what, other), text);
    if (!/(?<!\.generated)\.(?:ts|json)$/.test(file)) continue;
    // The short address of a tour is also the name of its file.
    const renamed = file.replace(/-belize(?=\.json$)/, '-coast');
    // oxlint-disable no-await-in-loop -- as above
    if (renamed !== file) await rename(file, renamed);
    await writeFile(renamed, rewritten);
    // oxlint-enable no-await-in-loop
  }
  const factsFile = join(copy, 'content/company.json');
  const facts = JSON.parse(await readFile(factsFile, 'utf8')) as object;
  await writeFile(factsFile, JSON.stringify({ ...facts, ...otherFacts }));
  const env = Object.entries(process.env).filter(([each]) => !each.startsWith('VITE_'));
  const options = { cwd: copy, env: Object.fromEntries(env) };
  execFileSync(process.execPath, ['tools/run.mjs', 'assets'], options);
  execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build'], options);
}

/**
 * Rebrands a copy of the site and searches its build and its staff email for the old company. @returns true if nothing
 * of the old company is left
 */
export async function checkRebrand(): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'rebrand-check-'));
  process.once('exit', () => rmSync(folder, { recursive: true }));
  const copy = join(folder, 'site');
  await rebrand(copy);
  const folders = await Promise.all(['dist', 'emails'].map((each) => filesIn(join(copy, each))));
  // The HTML of the staff's email is ignored, because its colors are not from the theme.
  const ignored = /\.(?:avif|ico|jpg|png|webp|woff2?|br|gz|md)$|emails\/.*\.html$/;
  const texts = folders.flat().filter((file) => !ignored.test(file));
  let left = 0;
  for (const file of texts) {
    // oxlint-disable-next-line no-await-in-loop -- the files are handled one at a time
    const text = `${relative(copy, file)}\n${await readFile(file, 'utf8')}`;
    for (const found of marks.flatMap((mark) => mark.exec(text) ?? [])) {
      left += 1;
      console.error(`LEFT  ${found} in ${relative(copy, file)}`);
    }
  }
  console.log(`${texts.length} files searched, ${left} leftovers`);
  return left === 0;
}
