import type { Field } from '@sveltia/cms';
import * as z from 'zod';

import { capitalize } from '#lib/words.ts';

import { illustrationOptions } from './picture-options.ts';

/** The description of a value: the JSON Schema of a schema in `src/content/schema`, including the schema's `meta`. */
interface Described {
  readonly type?: string;
  readonly title?: string;
  readonly description?: string;
  readonly format?: string;
  readonly pattern?: string;
  readonly enum?: readonly string[];
  /** The labels of the values of `enum`. A value without one is a plain word itself. */
  readonly labels?: Readonly<Record<string, string>>;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: Described;
  readonly properties?: Readonly<Record<string, Described>>;
  readonly required?: readonly string[];
  readonly anyOf?: readonly Described[];
  /** True for a text with several sentences. */
  readonly multiline?: boolean;
  /** True for the name of a picture. */
  readonly pictures?: boolean;
  /** True if the picture must not be upright. */
  readonly isWide?: boolean;
  /** The name of the list field that must contain this picture. */
  readonly among?: string;
  /** The text of a closed entry in a list, with fields in braces. */
  readonly summary?: string;
  /** The picture formats that may be uploaded. */
  readonly accept?: string;
  /** The collection and the field whose values are the possible values of this field. */
  readonly relation?: Readonly<Record<'collection' | 'field', string>> & { readonly file?: string };
}

const illustrations: ReadonlySet<string> = new Set(illustrationOptions.map(({ value }) => value));

/** Creates one option per value. */
const optionsOf = ({ enum: values = [], labels = {} }: Described) =>
  values.map((value) => ({ label: labels[value] ?? capitalize(value), value }));

// Undefined properties are allowed in the fields below, because JSON omits them.

function textField(described: Described) {
  const { multiline, maxLength, pattern, relation, accept, format, description = '' } = described;
  if (format === 'date') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
  if (accept !== undefined) return { widget: 'image', accept, choose_url: false };
  if (relation) {
    const { collection, file, field } = relation;
    const display_fields = [file === undefined ? 'title' : field];
    return { widget: 'relation', collection, file, value_field: field, display_fields };
  }
  if (described.pictures) {
    return { widget: 'picture', is_wide: described.isWide, among: described.among };
  }
  if (described.enum?.every((value) => illustrations.has(value))) {
    return { widget: 'picture', only_illustrations: true };
  }
  if (described.enum) return { widget: 'select', options: optionsOf(described) };
  const isChecked = pattern !== undefined && pattern !== '\\S';
  return {
    widget: multiline ? 'text' : 'string',
    maxlength: maxLength,
    pattern: isChecked ? [pattern, description] : undefined,
  };
}

/** The fields that identify an entry of a list, in order of preference. */
const tellingFields = [
  'title',
  'question',
  'author',
  'caption',
  'reason',
  'text',
  'address',
  'alt',
  'name',
  'place',
  'id',
];

function listField({ items = {}, minItems, maxItems, title = '' }: Described) {
  if (items.relation) return { ...textField(items), multiple: true };
  if (items.enum) return { ...textField(items), multiple: true, max: maxItems };
  const names = Object.keys(items.properties ?? {});
  const telling = tellingFields.find((name) => names.includes(name)) ?? names[0];
  return {
    widget: 'list',
    label_singular: items.title ?? title,
    min: minItems,
    max: maxItems,
    ...(items.properties
      ? { fields: fieldsOf(items), collapsed: true, summary: items.summary ?? `{{${telling}}}` }
      : { field: fieldOf('item', items, true) }),
  };
}

function widgetOf(described: Described) {
  const { type, minimum, maximum } = described;
  if (type === 'object') return { widget: 'object', fields: fieldsOf(described), collapsed: true };
  if (type === 'array') return listField(described);
  if (type === 'boolean') return { widget: 'boolean', default: false };
  if (type !== 'integer' && type !== 'number') return textField(described);
  // With the type `int` the editor would silently cut 131.50 to 131. The check before saving rejects it instead.
  return { widget: 'number', value_type: 'float', min: minimum, max: maximum };
}

function fieldOf(name: string, written: Described, isRequired: boolean): Field {
  const { anyOf = [written], ...outer } = written;
  // The `null` variant means that the field may be empty. The other variant describes its value.
  const described = { ...anyOf.find(({ type }) => type !== 'null'), ...outer };
  return {
    name,
    label: described.title ?? name,
    hint: described.description,
    required: isRequired && anyOf.every(({ type }) => type !== 'null'),
    ...widgetOf(described),
  } as Field;
}

const fieldsOf = ({ properties = {}, required = [] }: Described): Field[] =>
  Object.entries(properties).map(([name, described]) =>
    fieldOf(name, described, required.includes(name)),
  );

/** Builds the editor's form for a schema, with the schema's labels, hints and limits. */
export const formOf = (schema: z.core.$ZodType): Field[] =>
  fieldsOf(z.toJSONSchema(schema, { io: 'input' }) as Described);
