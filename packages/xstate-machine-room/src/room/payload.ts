/** Returns the payload of an event, or a text that explains why the value is not a payload. */
export function payloadOf(value: unknown = {}): object | string {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  return 'A payload is an object, such as {"index": 2}.';
}
