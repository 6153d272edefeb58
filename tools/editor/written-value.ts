import type { CmsConfig } from '@sveltia/cms';

/** The parts of a form's field that matter for what is written. Only groups and lists of groups have fields. */
export interface FormField {
  readonly name: string;
  readonly widget?: string | undefined;
  readonly required?: unknown;
  readonly fields?: readonly FormField[] | undefined;
}

/** A form of the editor: the name and the fields of its file, or of all files in its folder. */
export interface Form {
  readonly name: string;
  readonly fields: readonly FormField[];
}

/** Returns the forms of an editor. Collections and singletons of other kinds have no fields. */
export const formsOf = ({ collections = [], singletons = [] }: CmsConfig): readonly Form[] =>
  [...collections, ...singletons].flatMap((kind) =>
    'name' in kind && 'fields' in kind ? [{ name: kind.name, fields: kind.fields ?? [] }] : [],
  );

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '';

/** True for a list without entries, a group without values, and a switch that is off. */
const isBlank = (value: unknown): boolean =>
  value === false ||
  (typeof value === 'object' && value !== null && Object.keys(value).length === 0);

/**
 * Returns the values of a form as the editor writes them: without its own keys and without empty fields. An optional
 * switch that is off is left out too, because a file without it means the same and is easier to read.
 * @param fields the fields of the form; of a field that is not among them, only an empty text is left out
 */
export function toWrittenValue(value: unknown, fields: readonly FormField[] = []): unknown {
  if (Array.isArray(value)) return value.map((item) => toWrittenValue(item, fields));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, item]) => {
      const field = fields.find(({ name }) => name === key);
      const written = toWrittenValue(item, field?.fields);
      const isLeftOut =
        key.startsWith('__') || isEmpty(written) || (field?.required === false && isBlank(written));
      return isLeftOut ? [] : [[key, written]];
    }),
  );
}
