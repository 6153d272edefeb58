import {
  type AppEventListener,
  type CmsConfig,
  registerCustomFormat,
  registerEventListener,
} from '@sveltia/cms';

import { type FolderName, folders } from '#content/content-files.ts';

import { checkSave, toWrittenValue } from '../check-save.ts';
import { formatOf } from '../file-format.ts';
import { type FormField, leaveOutOffSwitches } from '../off-switches.ts';

/**
 * The files as the editor has them. It parses every file when it opens the repository or folder, and again when somebody
 * else has committed a change, so the rules across files use the same content that the owner sees in the forms.
 */
export const saved: Record<string, unknown> = {};

/** A form of the editor: the format and the fields of its file, or of all files in its folder. */
interface Form {
  readonly name: string;
  readonly fields: readonly FormField[];
}

/** Registers a form's format, which remembers what the editor has parsed. */
function registerFormat({ name, fields }: Form, fileOf: (value: unknown) => string) {
  registerCustomFormat(formatOf(name), 'json', {
    fromFile: (text) => {
      const value: unknown = JSON.parse(text);
      saved[fileOf(value)] = value;
      return value;
    },
    toFile: (value: unknown) => JSON.stringify(leaveOutOffSwitches(value, fields), null, 2),
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

/** Returns the forms of these collections or singletons. The other kinds of both have no fields. */
const formsOf = (kinds: readonly object[]): readonly Form[] =>
  kinds.filter((kind): kind is Form => 'name' in kind && 'fields' in kind);

/** Checks every file with the rules of the build before the editor writes it. */
export function checkBeforeSaving({ collections = [], singletons = [] }: CmsConfig): void {
  for (const form of formsOf(collections)) {
    const { nameField } = folders[form.name as FolderName];
    registerFormat(form, (value) => {
      const name: unknown = Reflect.get(Object(value) as object, nameField);
      return `${form.name}/${String(name)}`;
    });
  }
  for (const form of formsOf(singletons)) registerFormat(form, () => form.name);
  const forms = formsOf([...collections, ...singletons]);
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
      const form = forms.find(({ name }) => name === file.replace(/\/.*/, ''));
      saved[file] = leaveOutOffSwitches(toWrittenValue(value), form?.fields ?? []);
    },
  });
}
