import { colors } from '#machine-room/project/borrowed.ts';

/** Day is ink on paper, night the same chart on the jungle's dark. */
export type ChartTone = 'day' | 'night';

const day = {
  '--chart-ground': colors.paper,
  '--chart-box': colors.surface,
  '--chart-box-inner': '#FAF1DA',
  '--chart-ink': colors.ink,
  '--chart-line': '#29433F',
  '--chart-muted': colors.moss,
  '--chart-hairline': `${colors.ink}40`,
  '--chart-active': colors.lagoon,
  '--chart-active-fill': '#D3EBE5',
  '--chart-taken': colors.sun,
  '--chart-taken-ink': colors.ink,
  '--chart-event': colors.jungle,
  '--chart-delay': colors.ochre,
  '--chart-done': '#2C6B3F',
  '--chart-error': colors.error,
  '--chart-on-kind': colors.surface,
};

const night = {
  '--chart-ground': colors.jungleDeep,
  '--chart-box': '#0F413B',
  '--chart-box-inner': '#0A322E',
  '--chart-ink': colors.paper,
  '--chart-line': '#BFD6CF',
  '--chart-muted': '#B5CCC5',
  '--chart-hairline': `${colors.paper}4D`,
  '--chart-active': '#63D2C9',
  '--chart-active-fill': '#155A54',
  '--chart-taken': colors.sun,
  '--chart-taken-ink': colors.ink,
  '--chart-event': colors.paper,
  '--chart-delay': '#F0C98A',
  '--chart-done': '#A4DDB1',
  '--chart-error': '#FFB3A8',
  '--chart-on-kind': colors.ink,
};

const kinds = ['event', 'delay', 'done', 'error'] as const;

/** For `sx` of whatever holds a chart. */
export const chartStyle = {
  color: 'var(--chart-ink)',
  backgroundColor: 'var(--chart-ground)',
  '&[data-tone="day"]': day,
  '&[data-tone="night"]': { ...night, '--focus-ring': colors.sun },
  '& svg text': { fontFamily: 'inherit', fontSize: 12, fill: 'var(--chart-ink)' },
  '& svg .name': { fontSize: 15, fontWeight: 650 },
  '& svg .note': { fill: 'var(--chart-muted)' },
  '& svg .box > rect': {
    fill: 'var(--chart-box)',
    stroke: 'var(--chart-line)',
    strokeWidth: 1.25,
    transition: 'fill 200ms ease-out, stroke 200ms ease-out',
  },
  '& svg .box.inner > rect': { fill: 'var(--chart-box-inner)' },
  '& svg .box.machine > rect': { fill: 'none', stroke: 'var(--chart-hairline)' },
  '& svg .box.region > rect': { strokeDasharray: '5 4' },
  '& svg .box > rect.inset': { fill: 'none' },
  '& svg .box.active > rect': { stroke: 'var(--chart-active)', strokeWidth: 2.5 },
  '& svg .box.active.leaf > rect': { fill: 'var(--chart-active-fill)' },
  '& svg .start': { fill: 'var(--chart-line)' },
  '& svg .arrow': { fill: 'none', stroke: 'var(--chart-line)', strokeWidth: 1.25 },
  '& svg .head': { fill: 'var(--chart-line)' },
  '& svg .casing': { fill: 'none', stroke: 'var(--chart-ink)', strokeWidth: 6 },
  '& svg .taken': { fill: 'none', stroke: 'var(--chart-taken)', strokeWidth: 3.5 },
  '& svg .head.last': { fill: 'var(--chart-ink)' },
  '& svg .plate': { fill: 'var(--chart-ground)', stroke: 'var(--chart-hairline)' },
  '& svg .chip > rect': {
    fill: 'var(--chart-ground)',
    stroke: 'var(--chart-hairline)',
    transition: 'fill 200ms ease-out',
  },
  '& svg .chip .trigger': { fontWeight: 650 },
  '& svg .chip .guard, & svg .chip .effect': { fill: 'var(--chart-muted)' },
  '& svg .chip.always > rect': { strokeDasharray: '2 3' },
  '& svg .chip.done > rect, & svg .chip.error > rect': { strokeDasharray: '5 3' },
  ...Object.fromEntries(
    kinds.flatMap((kind) => [
      [`& svg .chip.${kind} .trigger`, { fill: `var(--chart-${kind})` }],
      [`& svg .chip.${kind}.possible > rect`, { fill: `var(--chart-${kind})`, stroke: 'none' }],
    ]),
  ),
  '& svg .chip.possible tspan': { fill: 'var(--chart-on-kind) !important' },
  // Thrice, to outweigh what is possible.
  '& svg .chip.last.last.last > rect': {
    fill: 'var(--chart-taken)',
    stroke: 'var(--chart-ink)',
    strokeDasharray: 'none',
  },
  '& svg .chip.last.last.last tspan': { fill: 'var(--chart-taken-ink) !important' },
  '@media (forced-colors: active)': {
    '& svg .box.active > rect': { stroke: 'Highlight' },
    '& svg .chip.possible > rect': { stroke: 'Highlight', fill: 'Canvas' },
  },
} as const;
