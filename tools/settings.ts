import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { loadEnv } from 'vite';

import * as companyDefaults from '#content/company-env.ts';
import * as defaults from '#content/env.ts';
import {
  checkPairs,
  checkSettings,
  settingPrefixes,
  type Settings,
  settingsError,
} from '#domain/site/env-schema.ts';

import { envFolder } from './env-folder.ts';

/** Returns the files from which Vite reads the settings of a mode. Later files override earlier ones. */
export const settingFiles = (mode: string): readonly string[] =>
  ['.env', `.env.${mode}`].flatMap((file) => [file, `${file}.local`]);

const SETTING = new RegExp(
  `^\\s*(?:export\\s+)?((?:${settingPrefixes.join('|')})\\w+)\\s*=\\s*(["'\`])(.*)$`,
);

/**
 * Finds quotes that would cut off a value or join it with the following lines. The parsed value does not reveal this.
 */
function lineProblems(line: string, place: string): string[] {
  const [, name, quote = '', rest = ''] = SETTING.exec(line) ?? [];
  if (!name) return [];
  const end = rest.indexOf(quote);
  if (end < 0) {
    return [`  ${name} (${place}) must end on the same line with the ${quote} that it begins with`];
  }
  if (/^\s*(?:#|$)/.test(rest.slice(end + 1))) return [];
  const other = ["'", '"', '`'].find((mark) => mark !== quote && !rest.includes(mark)) ?? '`';
  return [
    `  ${name} (${place}) must have no ${quote} between its own: what follows it would be lost. Put ${other} around the whole value instead`,
  ];
}

/**
 * Checks the syntax of the settings files of a mode.
 * @throws Error that lists every line that would lose a part of its value
 */
export function checkSettingLines(mode: string, root: string): void {
  const folder = envFolder(mode, root);
  const problems = settingFiles(mode)
    .filter((file) => existsSync(join(folder, file)))
    .flatMap((file) =>
      readFileSync(join(folder, file), 'utf8')
        .split(/\r?\n/)
        .flatMap((line, index) => lineProblems(line, `${file}, line ${index + 1}`)),
    );
  if (problems.length > 0) throw settingsError(problems);
}

/**
 * Reads the settings of a mode in the same way as the build, from the files in `root` and from the environment.
 * @throws Error that lists all necessary corrections
 */
export function readSettings(mode: string, root: string): Settings {
  checkSettingLines(mode, root);
  const settings = loadEnv(mode, envFolder(mode, root), [...settingPrefixes]);
  checkSettings(settings);
  return settings;
}

/**
 * Adds the defaults of the settings that are left out, and the company's facts that they do not override.
 * @throws Error if settings and facts do not fit together
 */
export function withDefaults(settings: Settings) {
  const values = { ...defaults, ...companyDefaults, ...settings };
  checkPairs(values);
  return values;
}

/** Reads the settings and adds their defaults. @throws as `readSettings` does */
export const readAllSettings = (mode: string, root: string) =>
  withDefaults(readSettings(mode, root));
