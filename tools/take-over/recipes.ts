import { colors } from '#content/colors.ts';
import { company } from '#content/company.ts';
import { hopkins } from '#content/tours/hopkins.ts';

/** A change as one makes it in an editor: the words are there once, and others take their place. */
export interface Edit {
  readonly file: string;
  readonly find: string;
  readonly replace: string;
}

/** The file of the ninth tour, and what it is a copy of. */
export const tourFile = {
  from: 'tools/take-over/corozal.ts',
  to: 'src/content/tours/corozal.ts',
} as const;

const tourList = 'src/content/tour-list.ts';

/** What `docs/content.md` says of a new tour: its file, and its line in the list. */
export const ninthTour: readonly Edit[] = [
  {
    file: tourList,
    find: "import { hopkins } from './tours/hopkins.ts';",
    replace:
      "import { corozal } from './tours/corozal.ts';\nimport { hopkins } from './tours/hopkins.ts';",
  },
  { file: tourList, find: '\n] as const', replace: '\n  corozal,\n] as const' },
];

export const newPrice = 285;

/** What it says of a price: two numbers on their lines, and the badge where it changes. */
export const price: readonly Edit[] = [
  {
    file: 'src/content/tours/hopkins.ts',
    find: `priceUsd: ${hopkins.priceUsd},`,
    replace: `priceUsd: ${newPrice},`,
  },
  {
    file: 'src/content/tours/hopkins.ts',
    find: `discountPercent: ${hopkins.discountPercent},`,
    replace: `discountPercent: ${Math.round((1 - newPrice / hopkins.typicalPriceUsd) * 100)},`,
  },
];

/** Another company, in another country, on reserved names. */
export const newOwner = {
  name: 'Whanganui River Days',
  domain: 'whanganui-river-days.example',
  email: 'kiaora@whanganui-river-days.example',
  phone: '+64 800 555 0199',
  whatsApp: '+64 21 555 0199',
  address: '1 Quay Street, Whanganui, New Zealand',
  referencePrefix: 'WRD',
  place: { country: 'New Zealand', timeZone: 'Pacific/Auckland', utcOffsetHours: null },
  currency: { code: 'NZD', sign: 'NZ$' },
} as const;

const site = `https://www.${newOwner.domain}`;

/** The lines of `.env.local`. */
export const settings: Readonly<Record<string, string>> = {
  VITE_COMPANY_NAME: newOwner.name,
  VITE_SITE_URL: site,
  VITE_COMPANY_EMAIL: newOwner.email,
  VITE_COMPANY_PHONE: newOwner.phone,
  VITE_COMPANY_WHATSAPP: newOwner.whatsApp,
  VITE_COMPANY_ADDRESS: newOwner.address,
  VITE_SISTER_TOURS_NAME: 'Whanganui Walks',
  VITE_SISTER_TOURS_URL: `https://walks.${newOwner.domain}`,
  VITE_SISTER_VACATIONS_NAME: 'Whanganui Holidays',
  VITE_SISTER_VACATIONS_URL: `https://holidays.${newOwner.domain}`,
};

const companyFile = 'src/content/company.ts';

/** What `.env.local` does not hold. */
export const facts: readonly Edit[] = [
  {
    file: companyFile,
    find: `{ country: '${company.place.country}', timeZone: '${company.place.timeZone}', utcOffsetHours: ${company.place.utcOffsetHours} }`,
    replace: `{ country: '${newOwner.place.country}', timeZone: '${newOwner.place.timeZone}', utcOffsetHours: null }`,
  },
  {
    file: companyFile,
    find: `referencePrefix: '${company.referencePrefix}'`,
    replace: `referencePrefix: '${newOwner.referencePrefix}'`,
  },
  {
    file: companyFile,
    find: `currency: { code: '${company.currency.code}', sign: '${company.currency.sign}' }`,
    replace: `currency: { code: '${newOwner.currency.code}', sign: '${newOwner.currency.sign}' }`,
  },
];

/** Red and blue change places: every colour but white and black is another one, about as light as before. */
const otherColor = (color: string): string =>
  color.replace(/^#(..)(..)(..)/, (_, red: string, green: string, blue: string) =>
    ['#', blue, green, red].join(''),
  );

export const newColors: readonly Edit[] = Object.entries(colors).map(([name, color]) => ({
  file: 'src/content/colors.ts',
  find: `  ${name}: '${color}',`,
  replace: `  ${name}: '${otherColor(color)}',`,
}));

/** Names that belong to the old company's day, and what takes their place. */
export const placeNames: Readonly<Record<string, string>> = {
  [company.place.country]: newOwner.place.country,
  Lamanai: 'Pipiriki',
  Maya: 'Maori',
  'New River': 'Grey River',
  'Tower Hill': 'Weir Hill',
  'Orange Walk': 'Apple Grove',
  Caribbean: 'Tasman',
};

/**
 * The author's pen for everything that the old company tells of its place. History, temples and ways are content that
 * a new owner writes anew; here only the names change, which shows what speaks of the place outside of the content.
 */
export const rewriting: readonly (readonly [RegExp, string])[] = [
  ...Object.entries(placeNames).map(
    ([name, other]) => [new RegExp(`\\b${name}\\b`, 'g'), other] as const,
  ),
  [/(?<=['-])lamanai(?=['-])/g, 'pipiriki'],
  [/-belize'/g, "-coast'"],
  [/\bUS dollars\b/g, 'New Zealand dollars'],
  [/\bUSD\b/g, newOwner.currency.code],
];

/** Where it writes: the texts, and the words beside the pictures. */
export const authored = { folders: ['src/content', 'art/manifest'], not: [companyFile] } as const;
