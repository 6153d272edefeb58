/** What was typed as JSON; or, as text, why it is none. */
export function jsonOf(text: string): { readonly value: unknown } | string {
  if (text.trim() === '') return { value: undefined };
  try {
    return { value: JSON.parse(text) as unknown };
  } catch (error) {
    return `That is no JSON: ${error instanceof Error ? error.message : ''}.`;
  }
}

/** What was typed for an event to carry; or, as text, why that is no payload. */
export function payloadOf(text: string): object | string {
  const typed = jsonOf(text);
  if (typeof typed === 'string') return typed;
  const { value = {} } = typed;
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  return 'A payload is an object, such as {"index": 2}.';
}
