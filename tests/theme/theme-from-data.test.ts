import { expect, test } from 'vitest';

import { theme } from '#theme/theme.ts';
import { themeFromData } from '#theme/theme-from-data.ts';
import { themeData } from '#tools/bundle/built-theme.ts';

type Data = Parameters<typeof themeFromData>[0];

const data = JSON.parse(themeData(theme)) as Data;
const built = themeFromData(data);
/** Variables without values to fall back on, as in the built site. */
const computed = { ...theme, vars: data.vars };

test.each([
  ['breakpoints.up', () => built.breakpoints.up('md'), theme.breakpoints.up('md')],
  ['breakpoints.down', () => built.breakpoints.down('sm'), theme.breakpoints.down('sm')],
  [
    'breakpoints.between',
    () => built.breakpoints.between('sm', 'lg'),
    theme.breakpoints.between('sm', 'lg'),
  ],
  ['spacing in pixels', () => built.spacing(2, 'auto', 0.5), '16px auto 4px'],
  ['pxToRem', () => built.typography.pxToRem(18), theme.typography.pxToRem(18)],
  [
    'transitions.create',
    () => built.transitions.create(['opacity', 'color'], { duration: 120 }),
    theme.transitions.create(['opacity', 'color'], { duration: 120 }),
  ],
  [
    'transitions.getAutoHeightDuration',
    () => [0, 120, 480].map(built.transitions.getAutoHeightDuration),
    [0, 120, 480].map(theme.transitions.getAutoHeightDuration),
  ],
  [
    'alpha of a variable',
    () => built.alpha(built.vars.palette.primary.main, built.vars.palette.action.hoverOpacity),
    computed.alpha(computed.vars.palette.primary.main, computed.vars.palette.action.hoverOpacity),
  ],
  [
    'alpha with a number',
    () => built.alpha(built.vars.palette.error.main, 0.5),
    computed.alpha(computed.vars.palette.error.main, 0.5),
  ],
  [
    'applyStyles',
    () => [
      built.applyStyles('light', { color: 'red' }),
      built.applyStyles('dark', { color: 'red' }),
    ],
    [theme.applyStyles('light', { color: 'red' }), theme.applyStyles('dark', { color: 'red' })],
  ],
  [
    'sx',
    () =>
      built.unstable_sx({ px: { xs: '4px', md: '8px' }, color: 'primary.main', typography: 'h3' }),
    computed.unstable_sx({ px: { xs: '4px', md: '8px' }, color: 'primary.main', typography: 'h3' }),
  ],
  ['containerQueries', () => built.containerQueries.up('md'), theme.containerQueries.up('md')],
])('a theme made of data does what the computed one does: %s', (_what, actual, expected) => {
  expect(actual()).toEqual(expected);
});

test.each(['typography', 'components', 'zIndex', 'shape', 'shadows', 'mixins'] as const)(
  'and holds the same data: %s',
  (part) => {
    expect(JSON.stringify(built[part])).toBe(JSON.stringify(theme[part]));
  },
);
