const MAX_TEXT = 120;

export interface Rules {
  /** Fields whose names may be shown, because they are in the code and not user input. */
  readonly known: readonly string[];
  /** The fields whose values may be shown too. */
  readonly visible: readonly string[];
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

/** Formats a value as JSON, cut to a reasonable length. */
export function shortened(value: unknown): string {
  const text = JSON.stringify(value) ?? 'undefined';
  return text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text;
}

/** Redacts an object: visible fields show their values, other known fields their shapes, and the rest only their number. */
export function redact<Shown>(
  value: unknown,
  { known, visible }: Rules,
  show: (field: unknown) => Shown,
): Readonly<Record<string, Shown | string>> {
  if (typeof value !== 'object' || value === null) return {};
  const fields = Object.entries(value);
  const named = fields.filter(([key]) => known.includes(key));
  const others = fields.length - named.length;
  return {
    ...Object.fromEntries(
      named.map(([key, field]) => [key, visible.includes(key) ? show(field) : shapeOf(field)]),
    ),
    ...(others > 0 ? { 'other fields': String(others) } : {}),
  };
}
