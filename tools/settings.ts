import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { loadEnv } from 'vite';

import { checkSettings, settingsError } from '#domain/site/settings.ts';

import { envFolder } from './env-folder.ts';

/** The files that Vite reads settings from in a mode, a later one before an earlier. */
export const settingFiles = (mode: string): readonly string[] =>
  ['.env', `.env.${mode}`].flatMap((file) => [file, `${file}.local`]);

const SETTING = /^\s*(?:export\s+)?(VITE_\w+)\s*=\s*(["'`])(.*)$/;

/** What of a setting's line would get lost or run on into the next ones; nothing of it shows in the value that is read. */
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
 * Looks at how the settings of a mode are written.
 * @throws Error that lists every line of which something would get lost
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
 * The settings of a mode, as the build reads them from the files in `root` and from the environment.
 * @throws Error that lists in sentences what needs a correction
 */
export function readSettings(
  mode: string,
  root: string,
  prefixes: readonly string[] = ['VITE_'],
): Record<string, string> {
  checkSettingLines(mode, root);
  const settings = loadEnv(mode, envFolder(mode, root), [...prefixes]);
  checkSettings(settings);
  return settings;
}
