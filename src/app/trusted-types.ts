interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML: (text: string) => string }): unknown;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/**
 * Lets nothing but plain text through wherever a script writes HTML. The date picker writes the parts of a date
 * that way, which the content security policy would else refuse.
 */
export function allowPlainTextOnly() {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createHTML: (text) => text.replace(/[&<>]/g, (character) => ENTITIES[character] ?? ''),
  });
}
