import { configure } from 'safe-stable-stringify';

const MAX_TEXT = 120;

/** Cycles, large integers and deep or long values must not break the page that shows them. */
const stringify = configure({
  bigint: true,
  circularValue: 'the same object again',
  deterministic: false,
  maximumBreadth: 100,
  maximumDepth: 6,
});

/** True for a plain object; false for actors and other class instances. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' &&
  value !== null &&
  [Object.prototype, null].includes(Object.getPrototypeOf(value) as object | null);

/** Replaces values that are not JSON with JSON: collections with their items, and other objects with their class. */
function toJson(_: string, value: unknown): unknown {
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value === 'function') return 'function';
  if (value instanceof Map || value instanceof Set) return [...value];
  if (value instanceof Error) return `${value.name}: ${value.message}`;
  if (typeof value !== 'object' || value === null || Array.isArray(value) || isRecord(value)) {
    return value;
  }
  return `an instance of ${value.constructor.name}`;
}

/** Formats any value as JSON. It never throws, except if a getter of the value throws. */
export const formatValue = (value: unknown): string => stringify(value, toJson) ?? 'undefined';

/** Formats any value as JSON and cuts it to a reasonable length. */
export function formatShortValue(value: unknown): string {
  const text = formatValue(value);
  return text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text;
}
