/**
 * The oldest browsers that run the app, in esbuild's notation. They are those of Material UI 9, and README.md lists
 * them.
 */
export const browserFloor = ['chrome117', 'edge121', 'firefox121', 'safari17', 'ios17'] as const;

/**
 * The oldest browsers that have `import()`. The inline script must run in them, so that it can show that the app does
 * not run there.
 */
export const inlineScriptFloor = ['chrome63', 'edge79', 'firefox67', 'safari11.1'] as const;
