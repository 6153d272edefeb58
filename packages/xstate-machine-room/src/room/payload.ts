/** Returns the payload of an event. If the value is not a payload, returns a text that explains why. */
export function toPayload(value: unknown = {}): object | string {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  return 'A payload is an object, such as {"index": 2}.';
}
