import { company } from '#content/company.ts';
import * as defaults from '#content/env.ts';
import {
  checkSettings,
  mailSettingNames,
  type Settings,
  settingSamples,
  shownSettingNames,
} from '#domain/site/env-schema.ts';

import { type Finding, fine, judged, look, some, todo, wordsOf } from './finding.ts';

/** Domain names that cannot be registered (RFC 2606 and RFC 6761). */
const reservedName =
  /(?:^|[./@])(?:example\.(?:com|net|org)|[\w-]+\.(?:example|test|invalid)|localhost)(?=$|[:/])/i;
/** Phone numbers that are reserved for fiction and examples. */
const reservedNumber = /555\D*01\d\D*\d$/;

/** True if the value contains a reserved domain name or phone number. */
export const isPlaceholder = (value: string) =>
  reservedName.test(value) || reservedNumber.test(value);

const inFile = 'in .env.local (.env.example explains each line), and build again';

const receiptFinding = (setting: string): Finding =>
  setting === 'true'
    ? look(
        'The confirmation page says that a confirmation email arrives shortly.',
        'Check that auto-reply is on in the EmailJS dashboard, with the template guest-receipt from emails/README.md. If you do not want it, since strangers can trigger it, set VITE_GUEST_RECEIPT="false".',
      )
    : look(
        'The confirmation page does not speak of a confirmation email (VITE_GUEST_RECEIPT is "false").',
        'Check that auto-reply is off in the EmailJS dashboard.',
      );

/** Checks the settings as the build reads them. */
export function settingsFindings(settings: Settings, samples = settingSamples): readonly Finding[] {
  try {
    checkSettings(settings);
  } catch (error) {
    return [todo(wordsOf(error), 'Correct these lines in .env.local; the build stops at them.')];
  }
  const values = { ...defaults, ...settings };
  const shown = shownSettingNames.map((name) => ({ name, value: values[name] }));
  const placeholders = shown.filter(({ value }) => isPlaceholder(value));
  const sampled = shown.filter(
    ({ name, value }) => value !== '' && value === samples[name] && !isPlaceholder(value),
  );
  const missing = mailSettingNames.filter(
    (name) => !settings[name] || settings[name] === samples[name],
  );
  const origin = values.VITE_EMAILJS_ORIGIN;
  return [
    fine(`The name of the company is read as: ${values.VITE_COMPANY_NAME}`),
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
        origin !== defaults.VITE_EMAILJS_ORIGIN,
        `Requests go to ${origin} and not to EmailJS.`,
        'Take VITE_EMAILJS_ORIGIN out of .env.local.',
      ],
    ]),
    look(
      'Whether requests arrive cannot be seen from here.',
      'Open /staff on the published site and press “Send a test request”.',
    ),
    receiptFinding(values.VITE_GUEST_RECEIPT),
    ...sampled.map(({ name, value }) =>
      look(`The pages show the sample "${value}".`, `If it is not yours, set ${name} ${inFile}.`),
    ),
    look(
      `The pages say: since ${company.since}, ${company.experience} of experience, ${company.openingHours}, prices in ${company.currency.code}, tours in ${company.place.country}; references begin with ${company.referencePrefix}.`,
      'If one of these is not true of you, change it in content/company.json.',
    ),
  ];
}
