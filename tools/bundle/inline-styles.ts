import type { Plugin } from 'vite';

/**
 * The prerendering puts the site's style sheet into every document. Left to Vite, each part of the app that comes later
 * would fetch it once more.
 */
export const inlineStyles = (): Plugin => ({
  name: 'inline-styles',
  apply: 'build',
  generateBundle: {
    order: 'pre',
    handler(_, bundle) {
      for (const output of Object.values(bundle)) {
        if (output.type === 'chunk') output.viteMetadata?.importedCss.clear();
      }
    },
  },
});
