import type { Plugin } from 'vite';

/** MUI makes a theme of its own for pages without one, as soon as it is loaded. Every root of ours has one. */
export const oneTheme = (): Plugin => ({
  name: 'one-theme',
  apply: 'build',
  enforce: 'pre',
  load: (id) =>
    id.endsWith('/@mui/material/styles/defaultTheme.mjs') ? 'export default {};' : null,
});
