/** The colors of the page. Each becomes a custom property such as `--room-ink`. */
const roomColors = {
  ground: '#FBFBFA',
  surface: '#FFFFFF',
  /** The background of code, and of controls under the pointer. */
  shade: '#ECEFF3',
  ink: '#16202B',
  muted: '#52606D',
  hairline: '#16202B24',
  accent: '#1F5FAE',
  'on-accent': '#FFFFFF',
  focus: 'var(--room-accent)',
};

/** The colors of a chart. Each becomes a custom property such as `--chart-ink`. */
const chartColors = {
  ground: 'var(--room-ground)',
  box: 'var(--room-surface)',
  'box-inner': '#F0F3F6',
  ink: 'var(--room-ink)',
  line: '#3A4653',
  muted: 'var(--room-muted)',
  hairline: '#16202B40',
  active: 'var(--room-accent)',
  'active-fill': '#DBE9F8',
  taken: '#F6C344',
  'taken-ink': 'var(--room-ink)',
  event: '#234B73',
  delay: '#87560F',
  done: '#2C6B3F',
  error: '#B01D2B',
  'on-kind': '#FFFFFF',
};

export type RoomColors = Readonly<typeof roomColors>;
export type ChartColors = Readonly<typeof chartColors>;

/** The colors and the font of the page. Each of them has a default. */
export interface Theme {
  readonly colors?: Partial<RoomColors>;
  readonly chart?: Partial<ChartColors>;
  /** A CSS font family. The plugin's option `metrics` must match it. */
  readonly font?: string;
  readonly headingFont?: string;
  readonly headingWeight?: number;
}

const properties = (prefix: string, colors: object) =>
  Object.fromEntries(Object.entries(colors).map(([name, color]) => [`--${prefix}-${name}`, color]));

/** All these fonts have the same metrics. */
const FONT = "Arial, 'Liberation Sans', Helvetica, sans-serif";

/** Returns the styles of the root element. They define the colors and fonts of everything in it. */
export const themeStyle = (theme: Theme) => ({
  ...properties('room', { ...roomColors, ...theme.colors }),
  ...properties('chart', { ...chartColors, ...theme.chart }),
  '--room-heading-font': theme.headingFont ?? 'inherit',
  '--room-heading-weight': theme.headingWeight ?? 650,
  color: 'var(--room-ink)',
  fontFamily: theme.font ?? FONT,
  lineHeight: 1.6,
  textSizeAdjust: '100%',
  '& :focus-visible': { outline: '2px solid var(--room-focus)', outlineOffset: 2 },
});
