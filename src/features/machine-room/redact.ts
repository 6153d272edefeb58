const MAX_TEXT = 120;

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

/** Field by field: those on the list as they are, all others as their shape. */
export function redact(
  value: unknown,
  visible: readonly string[],
): Readonly<Record<string, string>> {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => [
      key,
      visible.includes(key) ? shortened(field) : shapeOf(field),
    ]),
  );
}
