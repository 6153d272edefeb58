import { SERVICE_WORKER_URL } from '#lib/document-contract.ts';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/**
 * Escapes all HTML that scripts write, so that the HTML shows as plain text. The date picker writes the parts of a date
 * as HTML, which the content security policy rejects unless a trusted types policy is installed.
 */
export function installTrustedTypesPolicy() {
  window.trustedTypes?.createPolicy('default', {
    createHTML: (text) => text.replace(/[&<>]/g, (character) => ENTITIES[character] ?? ''),
    createScriptURL: (url) => {
      if (url !== SERVICE_WORKER_URL) throw new TypeError(`No script may be loaded from ${url}`);
      return url;
    },
  });
}
