import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { loadEnv } from 'vite';

import * as defaults from '#content/env.ts';
import {
  checkSettings,
  settingPrefixes,
  type Settings,
  settingsError,
} from '#domain/site/env-schema.ts';

import { envFolder } from './env-folder.ts';

/** Files that Vite reads the settings of a mode from; later files override earlier ones. */
export const settingFiles = (mode: string): readonly string[] =>
  ['.env', `.env.${mode}`].flatMap((file) => [file, `${file}.local`]);

const SETTING = new RegExp(
  `^\\s*(?:export\\s+)?((?:${settingPrefixes.join('|')})\\w+)\\s*=\\s*(["'\`])(.*)$`,
);

/** Finds quotes that would cut off a value or join it with the next lines, which the parsed value does not show. */
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
 * Checks how the settings files of a mode are written.
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
 * Reads the settings of a mode as the build does, from the files in `root` and from the environment.
 * @throws Error that lists in sentences what must be corrected
 */
export function readSettings(mode: string, root: string): Settings {
  checkSettingLines(mode, root);
  const settings = loadEnv(mode, envFolder(mode, root), [...settingPrefixes]);
  checkSettings(settings);
  return settings;
}

/** Reads the settings with their defaults. @throws as `readSettings` does */
export const readAllSettings = (mode: string, root: string) => ({
  ...defaults,
  ...readSettings(mode, root),
});
