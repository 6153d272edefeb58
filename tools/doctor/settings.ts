import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { company } from '#content/company.ts';
import * as defaults from '#content/env.ts';
import {
  checkSettings,
  type Settings,
  settingSamples,
  shownSettingNames,
} from '#domain/site/env-schema.ts';

import type { Release } from '../release/release.ts';
import {
  findMissingMailSettings,
  findSettingProblems,
  isPlaceholder,
} from '../release/setting-problems.ts';
import { settingFiles, withDefaults } from '../settings.ts';

import { type Finding, fine, judged, look, type Rule, some, todo, wordsOf } from './finding.ts';

const inFile =
  'in .env.local (.env.example explains each line) or in the variables of your host, and build again';

const isCompanyFact = (name: string) => /^VITE_(?:COMPANY|SISTER)_/.test(name);

/** Tells the owner where to correct these settings, some of which are facts of the company's form. */
function toCorrection(names: readonly string[]): string {
  const facts = names.filter(isCompanyFact);
  const others = names.filter((name) => !isCompanyFact(name));
  return [
    ...(facts.length > 0
      ? [
          `Correct the form “Company” (content/company.json), or the settings that override it: ${facts.join(', ')}.`,
        ]
      : []),
    ...(others.length > 0 ? [`Set ${others.join(', ')} ${inFile}.`] : []),
  ].join(' ');
}

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

const unquote = (names: readonly string[]): Rule => [
  names.length > 0,
  `The value of ${some(names)} is in quotation marks, and the pages show them.`,
  'Type the value without quotation marks into the variables of your host; in .env.local use one pair of straight ones.',
];

/** Reports from which files the settings come, or that the published site has settings of the host. */
export function sourceFindings(
  projectDir: string,
  settings: Settings,
  published: Release | undefined,
): readonly Finding[] {
  const files = settingFiles('production').filter((name) => existsSync(join(projectDir, name)));
  if (files.length > 0) return [fine(`Read ${some(files)}.`)];
  if (Object.keys(settings).length > 0) {
    return [fine('Read the settings from the environment, because there is no .env.local.')];
  }
  return [
    published
      ? fine('There is no .env.local; the published site has the settings of its host.')
      : todo(
          'There is no .env.local, so a build on this computer shows samples only.',
          'If the settings are variables at your host, check them on the site: npm run doctor https://www.your-site.com. Otherwise copy .env.example to .env.local and fill in your values.',
        ),
  ];
}

/** Checks the settings with which the published site was built. */
export function liveSettingsFindings(published: Release | undefined): readonly Finding[] {
  if (!published) {
    return [
      look(
        'The site does not say with which settings it was built, because it has no release.json.',
        'Publish a new build of this version, and run the doctor again.',
      ),
    ];
  }
  const { unset, quoted } = published.settings;
  return judged('The published site was built with your settings.', [
    [
      unset.length > 0,
      `The published site was built without a value for ${some(unset)}.`,
      toCorrection(unset),
    ],
    unquote(quoted),
  ]);
}

/**
 * Checks the settings as the build reads them.
 * @param published the release of the published site, which has the settings that are missing here
 */
export function settingsFindings(
  settings: Settings,
  samples = settingSamples,
  published?: Release,
): readonly Finding[] {
  let values: ReturnType<typeof withDefaults>;
  try {
    checkSettings(settings);
    values = withDefaults(settings);
  } catch (error) {
    return [todo(wordsOf(error), 'Correct these settings; the build stops at them.')];
  }
  const isElsewhere = (name: keyof Settings) =>
    settings[name] === undefined &&
    published !== undefined &&
    !published.settings.unset.includes(name);
  const shown = shownSettingNames
    .filter((name) => !isElsewhere(name))
    .map((name) => ({ name, value: values[name] }));
  const placeholders = shown.filter(({ value }) => isPlaceholder(value));
  const sampled = shown.filter(
    ({ name, value }) => value !== '' && value === samples[name] && !isPlaceholder(value),
  );
  const missing = findMissingMailSettings(settings, samples).filter((name) => !isElsewhere(name));
  const origin = values.VITE_EMAILJS_ORIGIN;
  const isNameElsewhere = isElsewhere('VITE_COMPANY_NAME');
  return [
    ...(isNameElsewhere
      ? []
      : [fine(`The name of the company is read as: ${values.VITE_COMPANY_NAME}`)]),
    ...judged('Every setting has a value that the build takes, and none is a placeholder.', [
      [
        placeholders.length > 0,
        `The pages show the placeholders ${some(placeholders.map(({ value }) => `"${value}"`))}.`,
        toCorrection(placeholders.map(({ name }) => name)),
      ],
      unquote(findSettingProblems(settings, values).quoted),
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
    receiptFinding(values.VITE_GUEST_RECEIPT),
    ...sampled.map(({ name, value }) =>
      look(`The pages show the sample "${value}".`, `If it is not yours: ${toCorrection([name])}`),
    ),
    look(
      `The pages say: since ${company.since}, ${company.experience} of experience, ${company.openingHours}, prices in ${company.currency.code}, tours in ${company.place.country}; references begin with ${company.referencePrefix}.`,
      'If one of these is not true of you, correct it in the form “Company” (content/company.json).',
    ),
  ];
}
