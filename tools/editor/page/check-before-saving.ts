import {
  type AppEventListener,
  type CmsConfig,
  registerCustomFormat,
  registerEventListener,
} from '@sveltia/cms';

import { type FolderName, folders } from '#content/content-files.ts';

import { checkSave, type Saving } from '../check-save.ts';
import { formatOf } from '../file-format.ts';
import { type Form, formsOf, toWrittenValue } from '../written-value.ts';

/**
 * The files as the editor has them. It parses every file when it opens the repository or folder, and again when somebody
 * else has committed a change, so the rules across files use the same content that the owner sees in the forms.
 */
const saved: Record<string, unknown> = {};

const isFolderName = (name: string): name is FolderName => Object.hasOwn(folders, name);

/** Returns the file whose content the editor has parsed. In a folder, a field of the content names the file. */
const fileOf = ({ name }: Form, value: unknown) =>
  isFolderName(name)
    ? `${name}/${String(Reflect.get(Object(value) as object, folders[name].nameField))}`
    : name;

/** Registers a form's format, which remembers what the editor has parsed. */
function registerFormat(form: Form) {
  registerCustomFormat(formatOf(form.name), 'json', {
    fromFile: (text) => {
      const value: unknown = JSON.parse(text);
      saved[fileOf(form, value)] = value;
      return value;
    },
    toFile: (value: unknown) => JSON.stringify(toWrittenValue(value, form.fields), null, 2),
  });
}

type SavedEntry = Parameters<AppEventListener['handler']>[0]['entry'];

/** Returns a file as the editor writes it. */
function toSaving(forms: readonly Form[], entry: SavedEntry): Saving {
  const { path, data } = entry.toJS() as { readonly path: string; readonly data: unknown };
  const file = path.replace(/^content\//, '').replace(/\.json$/, '');
  const form = forms.find(({ name }) => name === file.replace(/\/.*/, ''));
  return { file, value: toWrittenValue(data, form?.fields) };
}

/** The editor shows the cause of an error with this message, writes nothing, and keeps the form open. */
const refusal = (sentences: readonly string[]) =>
  new Error('saving_failed', { cause: new Error(sentences.join('\n')) });

const isConfirmed = (questions: readonly string[]) =>
  // The browser's own dialog blocks the editor until the owner has answered.
  questions.length === 0 || window.confirm(questions.join('\n'));

/** Checks every file with the rules of the build before the editor writes it. */
export function checkBeforeSaving(editor: CmsConfig): void {
  const forms = formsOf(editor);
  for (const form of forms) registerFormat(form);
  registerEventListener({
    name: 'preSave',
    handler: ({ entry }) => {
      const { refusals, questions } = checkSave(saved, toSaving(forms, entry));
      if (refusals.length > 0) throw refusal(refusals);
      if (!isConfirmed(questions))
        throw refusal(['Nothing is saved. Correct it, then save again.']);
    },
  });
  registerEventListener({
    name: 'postSave',
    handler: ({ entry }) => {
      const { file, value } = toSaving(forms, entry);
      saved[file] = value;
    },
  });
}
