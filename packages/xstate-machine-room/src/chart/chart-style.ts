import { colors } from '../project/borrowed.ts';

/** Day is ink on paper, night the same chart on the jungle's dark. */
export type ChartTone = 'day' | 'night';

/** By day and by night. */
const paints = {
  ground: [colors.paper, colors.jungleDeep],
  box: [colors.surface, '#0F413B'],
  'box-inner': ['#FAF1DA', '#0A322E'],
  ink: [colors.ink, colors.paper],
  line: ['#29433F', '#BFD6CF'],
  muted: [colors.moss, '#B5CCC5'],
  hairline: [`${colors.ink}40`, `${colors.paper}4D`],
  active: [colors.lagoon, '#63D2C9'],
  'active-fill': ['#D3EBE5', '#155A54'],
  taken: [colors.sun, colors.sun],
  'taken-ink': [colors.ink, colors.ink],
  event: [colors.jungle, colors.paper],
  delay: [colors.ochre, '#F0C98A'],
  done: ['#2C6B3F', '#A4DDB1'],
  error: [colors.error, '#FFB3A8'],
  'on-kind': [colors.surface, colors.ink],
} as const;

const paintsBy = (tone: 0 | 1) =>
  Object.fromEntries(Object.entries(paints).map(([name, both]) => [`--chart-${name}`, both[tone]]));

const kinds = ['event', 'delay', 'done', 'error'] as const;

/** For `sx` of whatever holds a chart. */
export const chartStyle = {
  color: 'var(--chart-ink)',
  backgroundColor: 'var(--chart-ground)',
  '&[data-tone="day"]': paintsBy(0),
  '&[data-tone="night"]': { ...paintsBy(1), '--focus-ring': colors.sun },
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
