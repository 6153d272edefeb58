import { formatShortValue } from '../room/value-text.ts';

import { isMasked } from './inspector-settings.ts';

export interface FieldRules {
  /** The fields whose names may be shown, because the names come from the code and not from user input. */
  readonly known: readonly string[];
  /** The fields whose values may be shown in addition to their names. */
  readonly inspectable: readonly string[];
}

/** Returns the type and size of a value, without its content. */
export function describeShape(value: unknown): string {
  if (typeof value === 'string') return `string(${value.length})`;
  if (value === null) return 'null';
  if (Array.isArray(value)) return `array(${value.length})`;
  if (value instanceof Error) return 'error';
  if (typeof value === 'object') return `object(${Object.keys(value).length})`;
  return typeof value;
}

/**
 * Redacts an object. Every value becomes a string. Inspectable fields show their values, other known fields show the shapes
 * of their values, and all other fields are only counted.
 */
export function redact(
  value: unknown,
  { known, inspectable }: FieldRules,
): Readonly<Record<string, string>> {
  if (typeof value !== 'object' || value === null) return {};
  const fields = Object.entries(value);
  const named = isMasked() ? fields.filter(([key]) => known.includes(key)) : fields;
  const others = fields.length - named.length;
  const formatField = (key: string, field: unknown) =>
    isMasked() && !inspectable.includes(key) ? describeShape(field) : formatShortValue(field);
  return {
    ...Object.fromEntries(named.map(([key, field]) => [key, formatField(key, field)])),
    ...(others > 0 ? { 'other fields': String(others) } : {}),
  };
}
