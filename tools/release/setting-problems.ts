import {
  mailSettingNames,
  type Settings,
  settingSamples,
  shownSettingNames,
} from '#domain/site/env-schema.ts';

import type { Release } from './release.ts';

/** Domain names that cannot be registered (RFC 2606 and RFC 6761). */
const reservedName =
  /(?:^|[./@])(?:example\.(?:com|net|org)|[\w-]+\.(?:example|test|invalid)|localhost)(?=$|[:/])/i;
/** Phone numbers that are reserved for fiction and examples. */
const reservedNumber = /555\D*01\d\D*\d$/;

/** True if the value contains a reserved domain name or phone number. */
export const isPlaceholder = (value: string) =>
  reservedName.test(value) || reservedNumber.test(value);

/** The marks that a person may type around a value. A host's dashboard keeps them, and so does a file for “ and ”. */
const quoted = /^(?:"[^"]*"|'[^']*'|`[^`]*`|“[^”]*”|„[^“]*“|‘[^’]*’)$/;

/** True if the value begins and ends with quotation marks. */
const isQuoted = (value: string) => quoted.test(value.trim());

/** Returns the names of the mail settings that have no value or still have the sample. */
export const findMissingMailSettings = (settings: Settings, samples: Settings = settingSamples) =>
  mailSettingNames.filter((name) => !settings[name] || settings[name] === samples[name]);

/**
 * Returns the settings whose value a published site must not have.
 * @param values the settings with the facts of content/company.json that they do not override
 */
export function findSettingProblems(settings: Settings, values: Settings): Release['settings'] {
  return {
    unset: [
      ...shownSettingNames.filter((name) => isPlaceholder(values[name] ?? '')),
      ...findMissingMailSettings(settings),
    ],
    quoted: Object.entries(settings).flatMap(([name, value]) => (isQuoted(value) ? [name] : [])),
  };
}
