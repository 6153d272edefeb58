import type { Theme } from '@mui/material/styles';
import { createSpacing, createTheme } from '@mui/system';

/** What is left of a theme in JSON: everything but its functions. */
type ThemeData = Pick<Theme, 'vars' | 'typography' | 'transitions'> &
  Readonly<Record<string, unknown>>;

const variable = /var\(--([^,\s)]+)(?:,(?:[^()]|\([^()]*\))+)?\)/g;

const inMs = (time: number | string) => (typeof time === 'string' ? time : `${time}ms`);

const transitionOf =
  (defaults: Pick<Theme['transitions'], 'duration' | 'easing'>): Theme['transitions']['create'] =>
  (properties = ['all'], options = {}) => {
    const {
      duration = defaults.duration.standard,
      easing = defaults.easing.easeInOut,
      delay = 0,
    } = options;
    return [properties]
      .flat()
      .map((property) => `${property} ${inMs(duration)} ${easing} ${inMs(delay)}`)
      .join(',');
  };

/** Milliseconds, as MUI computes them. */
function durationForHeight(height: number): number {
  if (!height) return 0;
  const constant = height / 36;
  return Math.min(Math.round((4 + 15 * constant ** 0.25 + constant / 5) * 10), 3000);
}

/** Gives a theme's data the functions that components call, without those that computed the data. */
export function themeFromData(data: ThemeData): Theme {
  const theme = createTheme(data);
  const { htmlFontSize, fontSize } = data.typography;
  const typography = {
    ...data.typography,
    pxToRem: (size: number) => `${((size / htmlFontSize) * fontSize) / 14}rem`,
  };
  return {
    ...theme,
    typography,
    transitions: {
      ...data.transitions,
      create: transitionOf(data.transitions),
      getAutoHeightDuration: durationForHeight,
    },
    spacing: createSpacing(),
    alpha(color: string, coefficient: number | string) {
      const channels = color.replace(variable, 'var(--$1Channel)');
      return `rgba(${channels} / ${typeof coefficient === 'string' ? `calc(${coefficient})` : coefficient})`;
    },
    getColorSchemeSelector: () => '&',
  } as unknown as Theme;
}
