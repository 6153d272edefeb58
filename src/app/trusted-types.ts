import { SERVICE_WORKER_URL } from '#lib/document-contract.ts';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/**
 * Installs a policy that escapes all HTML that scripts write, so that it appears as plain text. Without the policy, the
 * content security policy would block the date picker, which writes the parts of a date as HTML.
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
