import * as z from 'zod/mini';

import type * as companyEnv from '#content/company-env.ts';
import * as env from '#content/env.ts';

import {
  email,
  id,
  orEmpty,
  origin,
  phone,
  sisterAddress,
  sisterName,
  text,
} from '#content/setting-rules.ts';

import { editorSettings, findSignInProblems } from './editor-settings.ts';

interface Setting {
  readonly rule: z.core.$ZodType<string>;
  /** Explains the setting in .env.example. */
  readonly help: string;
  /** The value in .env.example; the default if there is no sample. */
  readonly sample?: string;
}

const EMPTY_SISTER_NAME = 'empty ("") if there is none, together with its website';
const SISTER_URL_HELP = 'Its website, without a slash at the end; empty ("") leaves its link out';

/** The settings of the pages. The browser receives them too, so none of them may be a secret. */
const siteSettings: Readonly<Record<keyof typeof env, Setting>> = {
  VITE_SITE_URL: {
    rule: origin,
    help: 'URL of the site, without a slash at the end: canonical links, site map, sharing',
  },
  VITE_EMAILJS_SERVICE_ID: {
    rule: id,
    help: 'EmailJS account that sends the requests (dashboard.emailjs.com): id of the email service',
    sample: 'service_xxxxxxx',
  },
  VITE_EMAILJS_TEMPLATE_ID: {
    rule: id,
    help: 'Id of the template made from the files in emails/',
    sample: 'template_xxxxxxx',
  },
  VITE_EMAILJS_PUBLIC_KEY: {
    rule: id,
    help: 'Public key of the account, never the private one',
    sample: 'xxxxxxxxxxxxxxxxx',
  },
  VITE_EMAILJS_ORIGIN: {
    rule: origin,
    help: 'Server that receives the requests, without a slash at the end; change it only to try something locally',
  },
  VITE_GUEST_RECEIPT: {
    rule: z.literal(['true', 'false'], "must be 'true' or 'false'"),
    help: 'Whether EmailJS\'s auto-reply sends guests the receipt in emails/: "true" or "false"',
  },
  VITE_EMAILJS_BLOCK_HEADLESS: {
    rule: z.literal(['true', 'false'], "must be 'true' or 'false'"),
    help: 'Whether EmailJS refuses browsers that look automated: "true" or "false"',
  },
};

/** The settings that override a fact in content/company.json, with samples from before the owner has changed it. */
const companySettings: Readonly<
  Record<keyof typeof companyEnv, Setting & { readonly sample: string }>
> = {
  VITE_COMPANY_NAME: {
    rule: text,
    help: `Name of the company; if it contains quotes, put the other kind around it: 'Zoë & "Sons" Tours'`,
    sample: 'Lamanai Day Tours',
  },
  VITE_COMPANY_EMAIL: {
    rule: email,
    help: 'Email address for guests',
    sample: 'bookings@lamanai-day-tours.example',
  },
  VITE_COMPANY_PHONE: {
    rule: phone,
    help: 'Phone number as guests read it, with + and country code',
    sample: '+1 800 555 0142',
  },
  VITE_COMPANY_WHATSAPP: {
    rule: orEmpty(phone, 'must look like +501 555 0142'),
    help: 'WhatsApp number as guests read it, with + and country code; empty ("") hides every WhatsApp link',
    sample: '+501 555 0142',
  },
  VITE_COMPANY_ADDRESS: {
    rule: text,
    help: 'Postal address in the footer',
    sample: 'Lamanai Archaeological Reserve, Indian Church, Orange Walk District, Belize',
  },
  VITE_SISTER_TOURS_NAME: {
    rule: sisterName,
    help: `Name of the sister company for tours and excursions; ${EMPTY_SISTER_NAME}`,
    sample: 'Belize Tours & Excursions',
  },
  VITE_SISTER_TOURS_URL: {
    rule: sisterAddress,
    help: SISTER_URL_HELP,
    sample: 'https://tours.lamanai-day-tours.example',
  },
  VITE_SISTER_VACATIONS_NAME: {
    rule: sisterName,
    help: `Name of the sister company for vacation packages; ${EMPTY_SISTER_NAME}`,
    sample: 'Belize Vacation Packages',
  },
  VITE_SISTER_VACATIONS_URL: {
    rule: sisterAddress,
    help: SISTER_URL_HELP,
    sample: 'https://vacations.lamanai-day-tours.example',
  },
};

const settings = { ...companySettings, ...siteSettings, ...editorSettings };

/** The names of all settings begin with one of these. */
export const settingPrefixes: readonly string[] = ['VITE_', 'EDITOR_'];

/** The values of the settings in the .env files. A setting that is left out has its default. */
export type Settings = Readonly<Partial<Record<keyof typeof settings, string>>>;

const isSettingName = (name: string): name is keyof Settings => Object.hasOwn(settings, name);

const envSchema = z.object(
  Object.fromEntries(Object.entries(settings).map(([name, { rule }]) => [name, z.optional(rule)])),
);

/** The text and the URL of each link. Each needs the other. */
const pairs = [
  ['VITE_SISTER_TOURS_NAME', 'VITE_SISTER_TOURS_URL'],
  ['VITE_SISTER_VACATIONS_NAME', 'VITE_SISTER_VACATIONS_URL'],
] as const;

const findPairProblems = (values: Readonly<Record<string, string | undefined>>) =>
  pairs.flatMap(([name, url]) => {
    if ((values[name] === '') === (values[url] === '')) return [];
    const [empty, other] = values[name] === '' ? [name, url] : [url, name];
    return [`  ${empty} and ${other} must both be empty, or neither`];
  });

/** Names of the settings whose values the pages show. */
export const shownSettingNames = ['VITE_SITE_URL', ...Object.keys(companySettings)] as readonly (
  'VITE_SITE_URL' | keyof typeof companyEnv
)[];

/** Settings that the site needs before it can send requests. */
export const mailSettingNames = [
  'VITE_EMAILJS_SERVICE_ID',
  'VITE_EMAILJS_TEMPLATE_ID',
  'VITE_EMAILJS_PUBLIC_KEY',
] as const;

/** Values of .env.example. */
export const settingSamples: Settings = {
  ...env,
  ...Object.fromEntries(
    Object.entries<Setting>(settings).flatMap(([name, { sample }]) =>
      sample === undefined ? [] : [[name, sample]],
    ),
  ),
};

const EXAMPLE_INTRODUCTION = `# Settings of the site, which the build reads. Copy this file to .env.local and remove the "# " before each setting that
# you change; the others have the values below. The VITE_ settings are published with the pages, so they must not
# contain a secret. This file is generated from src/domain/site/env-schema.ts.`;

const COMPANY_INTRODUCTION = `# Facts about the company are in content/company.json, for which the owner has a form (docs/content.md). Each of these
# settings overrides one of them.`;

/** Returns the text of .env.example. */
export function formatEnvExample(): string {
  const formatGroup = (group: Readonly<Record<string, Setting>>) =>
    Object.entries(group)
      .map(([name, { help }]) => {
        const sample = isSettingName(name) ? settingSamples[name] : '';
        return `# ${help}\n# ${name}="${sample}"\n`;
      })
      .join('');
  return [
    `${EXAMPLE_INTRODUCTION}\n`,
    formatGroup(siteSettings),
    `${COMPANY_INTRODUCTION}\n${formatGroup(companySettings)}`,
    formatGroup(editorSettings),
  ].join('\n');
}

/** Formats the errors of the settings, one per line. */
export const settingsError = (problems: readonly string[]): Error =>
  new Error(["The site's settings need a correction (see .env.example):", ...problems].join('\n'));

/**
 * Validates the settings before a build.
 * @throws Error that lists every wrong or unknown setting and what it should be
 */
export function checkSettings(given: Readonly<Record<string, string | undefined>>): void {
  const set = Object.fromEntries(
    Object.entries(given).filter(
      ([name, value]) =>
        settingPrefixes.some((prefix) => name.startsWith(prefix)) && value !== undefined,
    ),
  );
  const unknown = Object.keys(set).filter((name) => !isSettingName(name));
  const result = envSchema.safeParse(set);
  const problems = [
    ...(result.success
      ? []
      : result.error.issues.map((issue) => `  ${issue.path.join('.')} ${issue.message}`)),
    ...findPairProblems(set),
    ...findSignInProblems(set),
    ...unknown.map((name) => `  ${name} is not a setting of this site`),
  ];
  if (problems.length > 0) throw settingsError(problems);
}

/**
 * Validates settings together with the company's facts that they do not override.
 * @throws Error for a sister company that has a name or a website only
 */
export function checkPairs(values: Settings): void {
  const problems = findPairProblems(values);
  if (problems.length > 0) throw settingsError(problems);
}
