import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative } from 'node:path';

import { colors } from '#content/colors.ts';
import { company } from '#content/company.ts';

import { placeNames } from './recipes.ts';

/** Words by which the old company is known, and how they are found. */
export interface Mark {
  readonly what: string;
  readonly pattern: RegExp;
}

export interface Leftover {
  readonly file: string;
  readonly what: string;
  /** What stands around it. */
  readonly excerpt: string;
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);

/** As it is written, and as it stands in HTML. */
const words = (what: string, text: string): Mark => {
  const ways = [text, text.replaceAll('&', '&amp;')].map(escaped);
  return { what, pattern: new RegExp(ways.join('|'), 'i') };
};

const domainOf = (url: string) => url.replace(/^https?:\/\/(?:www\.)?/, '');
const digitsOf = (phone: string) => phone.replaceAll(/\D/g, '');

const rgb = (color: string) =>
  [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16)).join(' ');

const { phone, whatsApp, address, place, currency, toursSister, vacationsSister } = company;

/**
 * What the search looks for, taken from the content as it stands here. Every name of the old place counts, since the
 * take-over has rewritten the texts: only a picture may go on being called after a town.
 */
const marks: readonly Mark[] = [
  words('name', company.name),
  words('domain', domainOf(company.siteUrl)),
  words('e-mail address', company.email),
  words('phone', phone),
  words('phone', digitsOf(phone)),
  words('WhatsApp', whatsApp),
  words('WhatsApp', digitsOf(whatsApp)),
  words('address', address),
  words('sister company', toursSister.name),
  words('sister company', vacationsSister.name),
  words('time zone', place.timeZone),
  words('time zone', `${place.country} time`),
  words('currency', currency.sign),
  { what: 'currency', pattern: new RegExp(`\\b${currency.code}\\b|\\bUS dollars?\\b`) },
  { what: 'reference prefix', pattern: new RegExp(`\\b${company.referencePrefix}\\b`) },
  { what: 'country', pattern: new RegExp(`${place.country}(?!-city)`, 'i') },
  words('place', 'lamanai'),
  ...Object.keys(placeNames).map((name) => ({
    what: 'place',
    pattern: new RegExp(`\\b${name}\\b`),
  })),
  ...Object.values(colors)
    .filter((color) => !/^#(..)..\1/.test(color))
    .map((color) => ({
      what: 'color',
      pattern: new RegExp(`${color.slice(0, 7)}|\\b${rgb(color)}\\b`, 'i'),
    })),
];

/** The first place in a text for each of the marks. */
export function leftoversIn(file: string, text: string): Leftover[] {
  return marks.flatMap(({ what, pattern }) => {
    const found = pattern.exec(text);
    if (!found) return [];
    const excerpt = text.slice(Math.max(0, found.index - 40), found.index + 60);
    return [{ file, what, excerpt: excerpt.replaceAll(/\s+/g, ' ') }];
  });
}

/** A picture's bytes may hold any three letters by chance. */
const binary: ReadonlySet<string> = new Set([
  '.avif',
  '.ico',
  '.jpg',
  '.png',
  '.webp',
  '.woff',
  '.woff2',
]);

/** The compressed copy of a file that is looked at itself. */
const copies: ReadonlySet<string> = new Set(['.br', '.gz']);

/** In the mail too; its colours are its template's own, which only staff see. */
export const leftoversInMail = (text: string): Leftover[] =>
  leftoversIn('the mail', text).filter(({ what }) => what !== 'color');

/** Searches all files of a folder, and their names. @returns how many there are, and what is left in them */
export async function searchFolder(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && !copies.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
  const found = await Promise.all(
    files.map(async (path) => {
      const file = relative(folder, path);
      const text = binary.has(extname(path)) ? '' : await readFile(path, 'utf8');
      return leftoversIn(file, `${file}\n${text}`);
    }),
  );
  const leftovers = found.flat().toSorted((one, other) => (one.file < other.file ? -1 : 1));
  return { files: files.length, leftovers };
}
