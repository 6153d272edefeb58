/** The oldest browsers that run the app, as esbuild names them: those of Material UI 9. README.md states them. */
export const browserFloor = ['chrome117', 'edge121', 'firefox121', 'safari17', 'ios17'] as const;

/** The oldest browsers that have `import()`: the inline script must run in them to report that the app cannot. */
export const inlineScriptFloor = ['chrome63', 'edge79', 'firefox67', 'safari11.1'] as const;
