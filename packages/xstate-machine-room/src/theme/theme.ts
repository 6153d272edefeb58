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

/** The colors of a light chart. Each becomes a custom property such as `--chart-ink`. */
const light = {
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
export type ChartColors = Readonly<typeof light>;

/** The colors of a dark chart. All other colors are the same as in a light chart. */
const dark: Partial<ChartColors> = {
  ground: '#0F1A26',
  box: '#1B2A3A',
  'box-inner': '#14202E',
  ink: '#F2F5F8',
  line: '#B9C7D6',
  muted: '#A9B8C7',
  hairline: '#F2F5F84D',
  active: '#6DB3F2',
  'active-fill': '#1F4468',
  event: 'var(--chart-ink)',
  delay: '#F0C98A',
  done: '#A4DDB1',
  error: '#FFB3A8',
  'on-kind': 'var(--room-ink)',
};

/** The colors and the font of the page. Each of them has a default. */
export interface Theme {
  readonly colors?: Partial<RoomColors>;
  readonly light?: Partial<ChartColors>;
  readonly dark?: Partial<ChartColors>;
  /** A CSS font family. The metrics in the configuration must match it. */
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
  ...properties('chart', { ...light, ...theme.light }),
  '& [data-tone="dark"]': {
    ...properties('chart', { ...dark, ...theme.dark }),
    '--room-focus': 'var(--chart-taken)',
  },
  '--room-heading-font': theme.headingFont ?? 'inherit',
  '--room-heading-weight': theme.headingWeight ?? 650,
  color: 'var(--room-ink)',
  fontFamily: theme.font ?? FONT,
  lineHeight: 1.6,
  textSizeAdjust: '100%',
  '& :focus-visible': { outline: '2px solid var(--room-focus)', outlineOffset: 2 },
});
