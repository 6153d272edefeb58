import type { Field } from '@sveltia/cms';
import * as z from 'zod';

import { encodedPictures } from '#content/pictures.generated.ts';

/** What a schema of `src/content/schema` says of one value, in the words of JSON Schema and of its `meta`. */
interface Described {
  readonly type?: string;
  readonly title?: string;
  readonly description?: string;
  readonly format?: string;
  readonly pattern?: string;
  readonly enum?: readonly string[];
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: Described;
  readonly properties?: Readonly<Record<string, Described>>;
  readonly required?: readonly string[];
  readonly anyOf?: readonly Described[];
  /** Words of several sentences. */
  readonly multiline?: boolean;
  /** Kinds of pictures that may be uploaded. */
  readonly accept?: string;
  /** The value names an entry of this collection by this field. */
  readonly relation?: { readonly collection: string; readonly field: string };
}

const isPicture = (values: readonly string[]) => values.every((name) => name in encodedPictures);

/** A picture is chosen by what it shows. */
const labelOf = (name: string) =>
  `${encodedPictures[name as keyof typeof encodedPictures].alt} (${name})`;

const optionsOf = (values: readonly string[]) =>
  isPicture(values)
    ? values.map((value) => ({ label: labelOf(value), value }))
    : values.map((value) => ({ label: value, value }));

function textField(described: Described) {
  const { multiline, maxLength, pattern, relation, accept, format, description = '' } = described;
  const values = described.enum;
  if (format === 'date') {
    return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' } as const;
  }
  if (accept !== undefined) return { widget: 'image', accept, choose_url: false } as const;
  if (relation) {
    return {
      widget: 'relation',
      collection: relation.collection,
      value_field: relation.field,
      display_fields: ['title'],
    } as const;
  }
  if (values) return { widget: 'select', options: optionsOf(values) } as const;
  return {
    widget: multiline ? 'text' : 'string',
    ...(maxLength !== undefined && { maxlength: maxLength }),
    ...(pattern !== undefined &&
      pattern !== '\\S' && { pattern: [pattern, description] as [string, string] }),
  } as const;
}

/** The fields that tell entries of a list apart, the best first. */
const tellingFields = [
  'title',
  'question',
  'author',
  'caption',
  'reason',
  'text',
  'address',
  'alt',
];

function listField({ items = {}, minItems, maxItems, title = '' }: Described) {
  if (items.relation) return { ...textField(items), multiple: true };
  const telling = tellingFields.find((name) => items.properties?.[name]);
  return {
    widget: 'list',
    label_singular: items.title ?? title,
    ...(minItems !== undefined && { min: minItems }),
    ...(maxItems !== undefined && { max: maxItems }),
    ...(items.properties
      ? { fields: fieldsOf(items), collapsed: true, summary: `{{${telling}}}` }
      : { field: fieldOf('item', items, true) }),
  } as const;
}

function widgetOf(described: Described) {
  const { type, minimum, maximum } = described;
  if (type === 'object') {
    return { widget: 'object', fields: fieldsOf(described), collapsed: true } as const;
  }
  if (type === 'array') return listField(described);
  if (type === 'boolean') return { widget: 'boolean', default: false } as const;
  if (type !== 'integer' && type !== 'number') return textField(described);
  return {
    widget: 'number',
    value_type: type === 'integer' ? 'int' : 'float',
    ...(minimum !== undefined && { min: minimum }),
    ...(maximum !== undefined && { max: maximum }),
  } as const;
}

function fieldOf(name: string, written: Described, isRequired: boolean): Field {
  const { anyOf = [written], ...outer } = written;
  // Empty is one of the ways that a field may be.
  const described = { ...anyOf.find(({ type }) => type !== 'null'), ...outer };
  return {
    name,
    label: described.title ?? name,
    ...(described.description !== undefined && { hint: described.description }),
    required: isRequired && anyOf.every(({ type }) => type !== 'null'),
    ...widgetOf(described),
  } as Field;
}

const fieldsOf = ({ properties = {}, required = [] }: Described): Field[] =>
  Object.entries(properties).map(([name, described]) =>
    fieldOf(name, described, required.includes(name)),
  );

/** The form of what a schema allows: labels, hints and limits are the schema's own. */
export const formOf = (schema: z.ZodType): Field[] =>
  fieldsOf(z.toJSONSchema(schema, { io: 'input' }) as Described);
