/** What was typed for an event to carry; or, as text, why that is no payload. */
export function payloadOf(text: string): object | string {
  if (text.trim() === '') return {};
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return `That is no JSON: ${error instanceof Error ? error.message : ''}.`;
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  return 'A payload is an object, such as {"index": 2}.';
}
