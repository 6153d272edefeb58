const MAX_TEXT = 120;

export interface Rules {
  /** Fields whose names may be shown; they stand in the code, never in what somebody typed. */
  readonly known: readonly string[];
  /** Those of them whose values may be shown too. */
  readonly visible: readonly string[];
}

/** What kind of thing this is and how large, but nothing of what it says. */
function shapeOf(value: unknown): string {
  if (typeof value === 'string') return `string(${value.length})`;
  if (value === null) return 'null';
  if (Array.isArray(value)) return `array(${value.length})`;
  if (value instanceof Error) return 'error';
  if (typeof value === 'object') return `object(${Object.keys(value).length})`;
  return typeof value;
}

function shortened(value: unknown): string {
  const text = JSON.stringify(value) ?? 'undefined';
  return text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text;
}

/** Field by field: visible ones as they are, other known ones as their shape, and of all others only how many. */
export function redact(
  value: unknown,
  { known, visible }: Rules,
): Readonly<Record<string, string>> {
  if (typeof value !== 'object' || value === null) return {};
  const fields = Object.entries(value);
  const shown = fields.filter(([key]) => known.includes(key));
  const others = fields.length - shown.length;
  return {
    ...Object.fromEntries(
      shown.map(([key, field]) => [key, visible.includes(key) ? shortened(field) : shapeOf(field)]),
    ),
    ...(others > 0 ? { 'other fields': String(others) } : {}),
  };
}
