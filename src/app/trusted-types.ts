const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

const OFFLINE_WORKER = '/sw.js';

/**
 * Lets nothing but plain text through wherever a script writes HTML. The date picker writes the parts of a date
 * that way, which the content security policy would else refuse. The one script address is the offline worker's.
 */
export function allowPlainTextOnly() {
  window.trustedTypes?.createPolicy('default', {
    createHTML: (text) => text.replace(/[&<>]/g, (character) => ENTITIES[character] ?? ''),
    createScriptURL: (url) => {
      if (url !== OFFLINE_WORKER) throw new TypeError(`No script may be loaded from ${url}`);
      return url;
    },
  });
}
