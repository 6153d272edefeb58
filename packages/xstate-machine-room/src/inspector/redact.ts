export interface Rules {
  /** The fields whose names may be shown, because the names come from the code and not from user input. */
  readonly known: readonly string[];
  /** The fields whose values may be shown in addition to their names. */
  readonly inspectable: readonly string[];
  /** False if all fields may be shown with their values. */
  readonly isMasked: boolean;
}

/** Returns the type and size of a value, without its content. */
export function shapeOf(value: unknown): string {
  if (typeof value === 'string') return `string(${value.length})`;
  if (value === null) return 'null';
  if (Array.isArray(value)) return `array(${value.length})`;
  if (value instanceof Error) return 'error';
  if (typeof value === 'object') return `object(${Object.keys(value).length})`;
  return typeof value;
}

/**
 * Redacts an object: inspectable fields keep their values, other known fields show the shapes of their values, and all
 * other fields are only counted.
 */
export function redact<Shown>(
  value: unknown,
  { known, inspectable, isMasked }: Rules,
  show: (field: unknown) => Shown,
): Readonly<Record<string, Shown | string>> {
  if (typeof value !== 'object' || value === null) return {};
  const fields = Object.entries(value);
  if (!isMasked) return Object.fromEntries(fields.map(([key, field]) => [key, show(field)]));
  const named = fields.filter(([key]) => known.includes(key));
  const others = fields.length - named.length;
  return {
    ...Object.fromEntries(
      named.map(([key, field]) => [key, inspectable.includes(key) ? show(field) : shapeOf(field)]),
    ),
    ...(others > 0 ? { 'other fields': String(others) } : {}),
  };
}
