import {
  type AppEventListener,
  type CmsConfig,
  registerCustomFormat,
  registerEventListener,
} from '@sveltia/cms';

import { folders } from '#content/content-files.ts';

import { checkSave, toWrittenValue } from '../check-save.ts';
import { formatOf } from '../file-format.ts';

/**
 * The files as the editor has them. It parses every file when it opens the repository or folder, and again when somebody
 * else has committed a change, so the rules across files use the same content that the owner sees in the forms.
 */
export const saved: Record<string, unknown> = {};

/** The editor writes every switch. Closed days are easier to read without a line that says they are not sold out. */
const leaveOutIfOff = (key: string, value: unknown) =>
  key === 'soldOut' && value === false ? undefined : value;

/** Registers a format for a file, or for all files in a folder. The format remembers what the editor has parsed. */
function registerFormat(name: string, fileOf: (value: unknown) => string) {
  registerCustomFormat(formatOf(name), 'json', {
    fromFile: (text) => {
      const value: unknown = JSON.parse(text);
      saved[fileOf(value)] = value;
      return value;
    },
    toFile: (value: unknown) => JSON.stringify(value, leaveOutIfOff, 2),
  });
}

type SavedEntry = Parameters<AppEventListener['handler']>[0]['entry'];

function toSaving(entry: SavedEntry) {
  const { path, data } = entry.toJS() as { readonly path: string; readonly data: unknown };
  return { file: path.replace(/^content\//, '').replace(/\.json$/, ''), value: data };
}

/** The editor shows the cause of an error with this message, writes nothing, and keeps the form open. */
const refusal = (sentences: readonly string[]) =>
  new Error('saving_failed', { cause: new Error(sentences.join('\n')) });

const isConfirmed = (questions: readonly string[]) =>
  // The browser's own dialog blocks the editor until the owner has answered.
  questions.length === 0 || window.confirm(['Is this right?', ...questions].join('\n\n'));

/** Checks every file with the rules of the build before the editor writes it. */
export function checkBeforeSaving({ singletons = [] }: CmsConfig): void {
  for (const [folder, { nameField }] of Object.entries(folders)) {
    registerFormat(folder, (value) => {
      const name: unknown = Reflect.get(Object(value) as object, nameField);
      return `${folder}/${String(name)}`;
    });
  }
  for (const singleton of singletons) {
    if ('file' in singleton) registerFormat(singleton.name, () => singleton.name);
  }
  registerEventListener({
    name: 'preSave',
    handler: ({ entry }) => {
      const { refusals, questions } = checkSave(saved, toSaving(entry));
      if (refusals.length > 0) throw refusal(refusals);
      if (!isConfirmed(questions))
        throw refusal(['Nothing is saved. Correct it, then save again.']);
    },
  });
  registerEventListener({
    name: 'postSave',
    handler: ({ entry }) => {
      const { file, value } = toSaving(entry);
      saved[file] = toWrittenValue(value);
    },
  });
}
