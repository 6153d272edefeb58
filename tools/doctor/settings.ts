import { company } from '#content/company.ts';
import { checkSettings } from '#domain/site/settings.ts';

import { type Finding, fine, judged, look, some, todo, wordsOf } from './finding.ts';

export type Settings = Readonly<Record<string, string | undefined>>;

/** What the pages show, by the setting that changes it. */
const shownBy: Readonly<Record<string, string>> = {
  VITE_COMPANY_NAME: company.name,
  VITE_SITE_URL: company.siteUrl,
  VITE_COMPANY_EMAIL: company.email,
  VITE_COMPANY_PHONE: company.phone,
  VITE_COMPANY_WHATSAPP: company.whatsApp,
  VITE_COMPANY_ADDRESS: company.address,
  VITE_SISTER_TOURS_NAME: company.toursSister.name,
  VITE_SISTER_TOURS_URL: company.toursSister.url,
  VITE_SISTER_VACATIONS_NAME: company.vacationsSister.name,
  VITE_SISTER_VACATIONS_URL: company.vacationsSister.url,
};

const mailIds = ['VITE_EMAILJS_SERVICE_ID', 'VITE_EMAILJS_TEMPLATE_ID', 'VITE_EMAILJS_PUBLIC_KEY'];
const mailOrigin = 'https://api.emailjs.com';

/** Names that nobody can own (RFC 2606 and RFC 6761). */
const reservedName =
  /(?:^|[./@])(?:example\.(?:com|net|org)|[\w-]+\.(?:example|test|invalid)|localhost)(?=$|[:/])/i;
/** Numbers that films and examples use. */
const reservedNumber = /555\D*01\d\D*\d$/;

/** Whether it can be nobody's address, site or number. */
export const isPlaceholder = (value: string) =>
  reservedName.test(value) || reservedNumber.test(value);

/** The samples that `.env.example` shows, by setting. */
export const samplesIn = (example: string): Settings =>
  Object.fromEntries(
    [...example.matchAll(/^# (VITE_\w+)="(.*)"$/gm)].map(([, name = '', value]) => [name, value]),
  );

/** A setting's value where it is set, else what `src/content/company.ts` says. */
export const settingOf = (settings: Settings, name: string) =>
  settings[name] ?? shownBy[name] ?? '';

const inFile = 'in .env.local (.env.example explains each line), and build again';

/** What the settings say, read as the build reads them. */
export function settingsFindings(settings: Settings, samples: Settings): readonly Finding[] {
  try {
    checkSettings(settings);
  } catch (error) {
    return [todo(wordsOf(error), 'Correct these lines in .env.local; the build stops at them.')];
  }
  const shown = Object.keys(shownBy).map((name) => ({ name, value: settingOf(settings, name) }));
  const placeholders = shown.filter(({ value }) => isPlaceholder(value));
  const sampled = shown.filter(
    ({ name, value }) => value !== '' && value === samples[name] && !isPlaceholder(value),
  );
  const missing = mailIds.filter((name) => !settings[name] || settings[name] === samples[name]);
  const origin = settings['VITE_EMAILJS_ORIGIN'] ?? mailOrigin;
  return [
    fine(`The name of the company is read as: ${settingOf(settings, 'VITE_COMPANY_NAME')}`),
    ...judged('Every setting has a value that the build takes, and none is a placeholder.', [
      [
        placeholders.length > 0,
        `The pages show the placeholders ${some(placeholders.map(({ value }) => `"${value}"`))}.`,
        `Set ${placeholders.map(({ name }) => name).join(', ')} ${inFile}.`,
      ],
      [
        missing.length > 0,
        'No request can reach you: the account at EmailJS is not named.',
        `Set ${missing.join(', ')} ${inFile}. All are in the EmailJS dashboard; emails/README.md tells the rest.`,
      ],
      [
        origin !== mailOrigin,
        `Requests go to ${origin} and not to EmailJS.`,
        'Take VITE_EMAILJS_ORIGIN out of .env.local.',
      ],
    ]),
    ...sampled.map(({ name, value }) =>
      look(`The pages show the sample "${value}".`, `If it is not yours, set ${name} ${inFile}.`),
    ),
    look(
      `The pages say: since ${company.since}, ${company.experience} of experience, ${company.openingHours}, prices in ${company.currency.code}, tours in ${company.place.country}; references begin with ${company.referencePrefix}.`,
      'If one of these is not true of you, change it in content/company.json.',
    ),
  ];
}
