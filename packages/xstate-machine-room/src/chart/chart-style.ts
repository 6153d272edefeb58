const kinds = ['event', 'delay', 'done', 'error'] as const;

/** The styles of a chart's container. The colors come from the settings. */
export const chartStyle = {
  color: 'var(--chart-ink)',
  backgroundColor: 'var(--chart-ground)',
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
  '& svg .label > rect': {
    fill: 'var(--chart-ground)',
    stroke: 'var(--chart-hairline)',
    transition: 'fill 200ms ease-out',
  },
  '& svg .label .trigger': { fontWeight: 650 },
  '& svg .label .guard, & svg .label .effect': { fill: 'var(--chart-muted)' },
  '& svg .label.always > rect': { strokeDasharray: '2 3' },
  '& svg .label.done > rect, & svg .label.error > rect': { strokeDasharray: '5 3' },
  ...Object.fromEntries(
    kinds.flatMap((kind) => [
      [`& svg .label.${kind} .trigger`, { fill: `var(--chart-${kind})` }],
      [`& svg .label.${kind}.possible > rect`, { fill: `var(--chart-${kind})`, stroke: 'none' }],
    ]),
  ),
  '& svg .label.possible tspan': { fill: 'var(--chart-on-kind) !important' },
  // The class is repeated three times, so that this rule overrides the style of possible transitions.
  '& svg .label.last.last.last > rect': {
    fill: 'var(--chart-taken)',
    stroke: 'var(--chart-ink)',
    strokeDasharray: 'none',
  },
  '& svg .label.last.last.last tspan': { fill: 'var(--chart-taken-ink) !important' },
  '& svg .dimmed': { opacity: 0.2 },
  // The background of a dimmed label still covers the arrows below it. They would look like a line through its words.
  '& svg .label.dimmed': {
    opacity: 1,
    '& > rect': { strokeOpacity: 0.2 },
    '& text': { opacity: 0.2 },
  },
  '@media (forced-colors: active)': {
    '& svg .box.active > rect': { stroke: 'Highlight' },
    '& svg .label.possible > rect': { stroke: 'Highlight', fill: 'Canvas' },
  },
} as const;
