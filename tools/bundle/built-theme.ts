import { join } from 'node:path';

import { type Plugin, runnerImport } from 'vite';

interface ThemeModule {
  readonly theme: object;
  readonly variables: unknown;
}

/** What only the functions that are left out would read. */
const computedFrom = new Set(['colorSchemes', 'font', 'unstable_sxConfig', 'internal_cache']);

/** MUI's components that this site does without; it has colours for each. */
const absent =
  /^(?:AppBar|Avatar|FilledInput|LinearProgress|Skeleton|Slider|SnackbarContent|SpeedDialAction|StepConnector|StepContent|Switch|TableCell)$/;
const absentVariable = /^--mui-palette-([A-Z]\w*)-/;

/** Kinds of variables that MUI declares for whom it may concern; a browser test finds one that is missed. */
const unused =
  /^--mui-(?:font-(?!inherit)|opacity-switch|zIndex-(?:mobileStepper|speedDial|drawer|snackbar)|shadows-(?:[357]|9|1\d|2[0-3])$|palette-(?:Alert-(?:error(?!Filled)|(?:info|warning)Filled)|Tooltip|grey-(?:[1256890]+|A[247]00)$|common-(?:background|black)|(?:warning|info|success)-(?:dark|contrast)|\w+-(?:light|(?:light|dark|contrastText)Channel)$))/;

/** Never changed on this site, so that rules can name the pixels themselves, which is shorter. */
const fixed = /^(?:--mui-)?spacing$/;

const isAbsent = (name: string) =>
  fixed.test(name) || absent.test(absentVariable.exec(name)?.[1] ?? name) || unused.test(name);

/** Every page declares the variables, so that none needs a value to fall back on. */
const withoutFallback = (value: unknown): unknown =>
  typeof value === 'string' ? value.replace(/^var\((--[\w-]+),.*\)$/, 'var($1)') : value;

/** As JSON, without what no page of this site uses. */
const usedData = (data: unknown): string =>
  JSON.stringify(data, (key, value: unknown) =>
    isAbsent(key) ? undefined : withoutFallback(value),
  );

/** A theme without its functions, as JSON. */
export const themeData = (theme: object): string =>
  usedData({
    ...Object.fromEntries(Object.entries(theme).filter(([name]) => !computedFrom.has(name))),
    colorSchemes: { light: {} },
  });

/**
 * Computes the theme once, when the site is built, instead of on every phone: what reaches the browser is its data and
 * the functions that components call. MUI's own default themes are left out, since every root of ours has this one.
 */
export function builtTheme(): Plugin {
  const sources = join(import.meta.dirname, '../../src/theme');
  const themeFile = join(sources, 'theme.ts');
  return {
    name: 'built-theme',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      if (id.endsWith('/@mui/material/styles/createTheme.mjs')) return 'export default () => ({});';
      if (id.endsWith('/@mui/material/styles/defaultTheme.mjs')) return 'export default {};';
      if (id !== themeFile) return null;
      const { module } = await runnerImport<ThemeModule>(themeFile);
      return `import { themeFromData } from './theme-from-data.ts';
export const theme = themeFromData(${themeData(module.theme)});
export const variables = ${usedData(module.variables)};`;
    },
  };
}
