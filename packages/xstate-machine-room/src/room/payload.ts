/** What an event is to carry; or, as text, why that is no payload. */
export function payloadOf(value: unknown = {}): object | string {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  return 'A payload is an object, such as {"index": 2}.';
}
