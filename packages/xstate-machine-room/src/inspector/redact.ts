const MAX_TEXT = 120;

export interface Rules {
  /** Fields whose names may be shown; they stand in the code, never in what somebody typed. */
  readonly known: readonly string[];
  /** Those of them whose values may be shown too. */
  readonly visible: readonly string[];
}

/** What kind of thing this is and how large, but nothing of what it says. */
export function shapeOf(value: unknown): string {
  if (typeof value === 'string') return `string(${value.length})`;
  if (value === null) return 'null';
  if (Array.isArray(value)) return `array(${value.length})`;
  if (value instanceof Error) return 'error';
  if (typeof value === 'object') return `object(${Object.keys(value).length})`;
  return typeof value;
}

/** As JSON, cut where it would fill a panel. */
export function shortened(value: unknown): string {
  const text = JSON.stringify(value) ?? 'undefined';
  return text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text;
}

/** Field by field: visible ones as `show` has them, other known ones as their shape, and of all others only how many. */
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
