import { colors } from '#machine-room/project/borrowed.ts';

const day = {
  '--taken-hand': '#2C6B3F',
  '--taken-hand-ground': '#E4F1E2',
  '--taken-browser': colors.lagoon,
  '--taken-browser-ground': '#DDEFF0',
  '--taken-tests': colors.ochre,
  '--taken-tests-ground': '#FBECC8',
  '--taken-none': colors.error,
  '--taken-none-ground': '#FBE0DC',
  '--taken-unrecorded': colors.moss,
  '--taken-unrecorded-ground': colors.surface,
};

const night = {
  '--taken-hand': '#A4DDB1',
  '--taken-hand-ground': '#123F2B',
  '--taken-browser': '#63D2C9',
  '--taken-browser-ground': '#0D464A',
  '--taken-tests': colors.sun,
  '--taken-tests-ground': '#3F3414',
  '--taken-none': '#FFB3A8',
  '--taken-none-ground': '#4E1F1D',
  '--taken-unrecorded': '#B5CCC5',
  '--taken-unrecorded-ground': colors.jungleDeep,
};

const levels = ['hand', 'browser', 'tests', 'none', 'unrecorded'] as const;

/** For `sx` of what holds a chart that shows coverage, and its legend. */
export const coverageStyle = {
  ...day,
  '& [data-tone="night"]': night,
  '& svg .mark circle': { strokeWidth: 1.5 },
  '& svg .mark .half': { stroke: 'none' },
  '& svg .mark .cross': { fill: 'none', strokeWidth: 1.5 },
  '& svg .mark.unrecorded circle': { strokeDasharray: '2 2' },
  ...Object.fromEntries(
    levels.flatMap((level) => [
      [
        `& svg .chip.${level} > rect`,
        { fill: `var(--taken-${level}-ground)`, stroke: `var(--taken-${level})` },
      ],
      [
        `& svg .mark.${level} circle`,
        {
          fill: level === 'hand' ? 'var(--taken-hand)' : `var(--taken-${level}-ground)`,
          stroke: `var(--taken-${level})`,
        },
      ],
      [
        `& svg .mark.${level} path`,
        { fill: `var(--taken-${level})`, stroke: `var(--taken-${level})` },
      ],
    ]),
  ),
  '& svg .chip.none > rect': {
    fill: 'var(--taken-none-ground)',
    stroke: 'var(--taken-none)',
    strokeWidth: 2.5,
  },
} as const;
