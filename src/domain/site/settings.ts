import * as z from 'zod/mini';

const isTrimmed = (value: string) => value === value.trim();
const NO_SPACES = 'must not begin or end with a space';
/** Text copied from a web page or a PDF may bring such characters along. */
const hasNoInvisible = (value: string) => !/\p{Cc}|\p{Default_Ignorable_Code_Point}/u.test(value);
/** In a name, joiners and variation selectors shape the letters and emoji around them. */
const hasNoInvisibleInText = (value: string) =>
  hasNoInvisible(value.replaceAll(/\p{Variation_Selector}|[\u200C\u200D]/gu, ''));
const NO_INVISIBLE = 'must not contain invisible characters: type it again instead of pasting it';
const text = z.string().check(
  z.regex(/\S/, { error: 'must not be empty', abort: true }),
  z.refine(isTrimmed, NO_SPACES),
  z.refine((value) => !/[\n\r\u2028\u2029]/.test(value), {
    error: 'must stand on one line',
    abort: true,
  }),
  z.refine(hasNoInvisibleInText, NO_INVISIBLE),
);
/** An id from the EmailJS dashboard. */
const id = z.string().check(
  z.regex(/\S/, { error: 'must not be empty', abort: true }),
  z.refine(hasNoInvisible, { error: NO_INVISIBLE, abort: true }),
  z.refine((value) => !/\s/.test(value), 'must not contain spaces'),
);
const PHONE = /^\+([ ()-]*\d){7,15}$/;
const phone = z.string().check(z.regex(PHONE, 'must look like +1 800 555 0142'));
const webAddress = z.string().check(
  z.refine(isTrimmed, NO_SPACES),
  z.refine(hasNoInvisible, { error: NO_INVISIBLE, abort: true }),
  z.url({
    protocol: /^https?$/,
    error: 'must be a web address such as https://www.example.com',
    abort: true,
  }),
  z.refine((url) => !url.endsWith('/'), { error: 'must not end with a slash', abort: true }),
);
/** Paths are appended to it, and a user name would be published with every page. */
const isOrigin = (value: string) => {
  const { username, password, pathname, search, hash } = new URL(value);
  return username + password + search + hash === '' && pathname === '/' && !/[?#@\\]/.test(value);
};
const origin = webAddress.check(
  z.refine(
    isOrigin,
    'must be a protocol and a host only, such as https://www.example.com, without a path, a query or a user name',
  ),
);

/** The rule, or nothing at all. */
const orEmpty = (rule: z.ZodMiniType<string>, words: string) =>
  z
    .string()
    .check(
      z.refine((value) => value === '' || rule.safeParse(value).success, `${words}, or be empty`),
    );

const sisterAddress = orEmpty(
  webAddress,
  'must be a web address such as https://www.example.com without a slash at the end',
);

const sisterName = orEmpty(
  text,
  'must be a name on one line, without a space at its beginning or end',
);

const isOwnFile = (address: string) =>
  /^(?:\/[\w-][\w.-]*)+$/.test(address) &&
  // The offline worker keeps what lies there for days.
  !/^\/(?:assets|images|icons)\//.test(address);

const isForeignFile = (address: string) =>
  // Stryker disable next-line Regex: An address with something before its protocol is refused by URL.canParse too.
  /^https?:\/\/[^\s/]+\/[^\s#]*[^\s#/]$/.test(address) && URL.canParse(address);

const fileAddress = z
  .string()
  .check(
    z.refine(
      (address) => isOwnFile(address) || isForeignFile(address),
      'must be a file of this site such as /notices.json, not under /assets, /images or /icons, or a web address such as https://files.example.com/notices.json',
    ),
  );

const settingsSchema = z.object({
  VITE_COMPANY_NAME: z.optional(text),
  VITE_SITE_URL: z.optional(origin),
  VITE_COMPANY_EMAIL: z.optional(z.email('must be an e-mail address')),
  VITE_COMPANY_PHONE: z.optional(phone),
  VITE_COMPANY_WHATSAPP: z.optional(orEmpty(phone, 'must look like +501 555 0142')),
  VITE_COMPANY_ADDRESS: z.optional(text),
  VITE_SISTER_TOURS_NAME: z.optional(sisterName),
  VITE_SISTER_TOURS_URL: z.optional(sisterAddress),
  VITE_SISTER_VACATIONS_NAME: z.optional(sisterName),
  VITE_SISTER_VACATIONS_URL: z.optional(sisterAddress),
  VITE_NOTICES_URL: z.optional(fileAddress),
  VITE_EMAILJS_SERVICE_ID: z.optional(id),
  VITE_EMAILJS_TEMPLATE_ID: z.optional(id),
  VITE_EMAILJS_PUBLIC_KEY: z.optional(id),
  VITE_EMAILJS_ORIGIN: z.optional(origin),
  VITE_EMAILJS_BLOCK_HEADLESS: z.optional(
    z.literal(['true', 'false'], "must be 'true' or 'false'"),
  ),
});

/** As the site reads them, each from the build's environment. */
export type Settings = z.output<typeof settingsSchema>;

/** A link needs both. */
const pairs = [
  ['VITE_SISTER_TOURS_NAME', 'VITE_SISTER_TOURS_URL'],
  ['VITE_SISTER_VACATIONS_NAME', 'VITE_SISTER_VACATIONS_URL'],
] as const;

/** Names of all build-time settings; a variable `VITE_…` outside this list is a typing error. */
export const settingNames: readonly string[] = Object.keys(settingsSchema.shape);

/** What needs a correction, a line for each. */
export const settingsError = (problems: readonly string[]): Error =>
  new Error(["The site's settings need a correction (see .env.example):", ...problems].join('\n'));

/**
 * Checks the build-time settings before a build.
 * @throws Error that lists every wrong or unknown `VITE_` variable and what it should be.
 */
export function checkSettings(env: Readonly<Record<string, string | undefined>>): void {
  const given = Object.fromEntries(
    Object.entries(env).filter(([name, value]) => name.startsWith('VITE_') && value !== undefined),
  );
  const unknown = Object.keys(given).filter((name) => !settingNames.includes(name));
  const result = settingsSchema.safeParse(given);
  const problems = [
    ...(result.success
      ? []
      : result.error.issues.map((issue) => `  ${issue.path.join('.')} ${issue.message}`)),
    ...pairs.flatMap(([name, url]) => {
      if ((given[name] === '') === (given[url] === '')) return [];
      const [empty, other] = given[name] === '' ? [name, url] : [url, name];
      return [`  ${empty} and ${other} must both be empty, or neither`];
    }),
    ...unknown.map((name) => `  ${name} is not a setting of this site`),
  ];
  if (problems.length > 0) throw settingsError(problems);
}
