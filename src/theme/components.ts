/// <reference types="@mui/x-date-pickers/themeAugmentation" />

import type { Components, CssVarsTheme, Theme } from '@mui/material/styles';

import { colors } from './colors.ts';

import { reducedMotion, viewTransitions } from './motion.ts';
import { typography } from './typography.ts';

type Defaults = Components<Omit<Theme, 'components'> & CssVarsTheme>;

/** The default color of the focus ring is dark. Dark sections set `--focus-ring` to a light color. */
const focusRing = { outline: `2px solid var(--focus-ring, ${colors.lagoon})`, outlineOffset: 2 };

const shadedUnderPointer = {
  '&:hover': { backgroundColor: 'color-mix(in srgb, currentColor 8%, transparent)' },
};

const page: Defaults = {
  MuiCssBaseline: {
    styleOverrides: {
      html: {
        scrollPaddingTop: 96,
        scrollPaddingBottom:
          'calc(96px + max(var(--bottom-bar-height, 0px), var(--banner-space, 0px)))',
        textSizeAdjust: '100%',
      },
      body: {
        fontFeatureSettings: "'kern'",
        overflowWrap: 'break-word',
        // The distance from the screen's left edge to the content of a container.
        '--content-left': '16px',
        '@media (min-width: 600px)': { '--content-left': 'max(24px, calc(50vw - 576px))' },
      },
      ':focus-visible': focusRing,
      "[tabindex='-1']:focus": { outline: 'none' },
      'p, li, dd': { textWrap: 'pretty' },
      // Names of states and events in running text.
      code: { fontFamily: 'inherit', fontWeight: 600 },
      summary: {
        cursor: 'pointer',
        listStyle: 'none',
        '&::-webkit-details-marker': { display: 'none' },
        // The empty alternative text keeps the mark out of the name that screen readers read. Older browsers ignore that
        // form and use the first one.
        '&::after': { content: ['"+"', '"+" / ""'], marginInlineStart: 8 },
        '@media print': { '&::after': { display: 'none' } },
      },
      ':where([open]) > summary::after': { content: ['"–"', '"–" / ""'] },
      // A booking reference stays on one line.
      "strong[translate='no']": { display: 'inline-block' },
      'img, svg': { maxWidth: '100%' },
      picture: { display: 'contents' },
      ...viewTransitions,
      ...reducedMotion,
    },
  },
  MuiContainer: { defaultProps: { maxWidth: 'lg' } },
  MuiLink: {
    defaultProps: { underline: 'always' },
    styleOverrides: { root: { textUnderlineOffset: '0.2em', textDecorationThickness: 1 } },
  },
};

const paths: Defaults = {
  MuiList: { defaultProps: { disablePadding: true } },
  MuiBreadcrumbs: {
    styleOverrides: {
      root: { color: 'inherit', fontSize: typography.caption.fontSize, lineHeight: 1.4 },
      li: { maxWidth: '100%', overflowWrap: 'anywhere' },
      separator: { marginInline: 6, opacity: 0.7 },
    },
  },
};

const controls: Defaults = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { '&:focus-visible': focusRing } },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        minHeight: 44,
        padding: '10px 22px',
        textAlign: 'center',
        '@media print': { display: 'none' },
        // In forced-colors mode, a button needs a border, because its background is removed.
        '@media (forced-colors: active)': { border: '1px solid ButtonText' },
        // Sizes with a border have one pixel less padding, so that the border does not make the button larger.
        variants: [
          {
            props: { size: 'small' },
            style: { padding: '8px 14px', fontSize: typography.body2.fontSize },
          },
          {
            props: { size: 'large' },
            style: { minHeight: 52, padding: '13px 30px', fontSize: typography.button.fontSize },
          },
          { props: { variant: 'outlined' }, style: { padding: '9px 21px' } },
          { props: { variant: 'outlined', color: 'primary' }, style: { color: colors.ink } },
          { props: { variant: 'outlined', size: 'small' }, style: { padding: '7px 13px' } },
        ],
      },
      text: shadedUnderPointer,
      outlined: { borderColor: 'currentColor', '&:hover': { backgroundColor: colors.limestone } },
      colorInherit: shadedUnderPointer,
      // The size is in rem, so that the icon grows with the text beside it.
      startIcon: { '& > *:nth-of-type(1)': { fontSize: '1.25rem' } },
    },
  },
  MuiIconButton: { styleOverrides: { root: { width: 44, height: 44, padding: 0 } } },
  MuiChip: {
    styleOverrides: {
      root: { height: 'auto', minHeight: 32, borderRadius: 18 },
      label: { paddingBlock: 4, whiteSpace: 'normal' },
    },
  },
  MuiTab: { styleOverrides: { root: { minHeight: 48, letterSpacing: 0 } } },
};

/** On touch screens, the days of the calendar are larger, because fingers are less precise than a mouse. */
const touchScreens = '@media (pointer: coarse)';

const outlined = {
  root: { backgroundColor: colors.surface },
  notchedOutline: { borderColor: colors.moss, top: 0, '& legend': { display: 'none' } },
};

const fields: Defaults = {
  // iOS zooms the page if a focused field has a font size below 16 px. The global styles are MUI's animations that
  // detect autofill to move the label; they are not needed, because the labels are above their fields.
  MuiInputBase: {
    defaultProps: { disableInjectingGlobalStyles: true },
    styleOverrides: { root: { fontSize: typography.button.fontSize, lineHeight: 1.5 } },
  },
  // A chosen option may need two lines. The height of a single line is unchanged.
  MuiNativeSelect: {
    styleOverrides: {
      select: { '&&': { height: 'auto', lineHeight: '1.4375em', whiteSpace: 'normal' } },
    },
  },
  // The asterisk of required fields is hidden, because optional fields are labeled as optional instead.
  MuiFormLabel: { styleOverrides: { asterisk: { display: 'none' } } },
  // The label is always above its field, so that it neither moves nor disappears.
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: {
        position: 'static',
        transform: 'none',
        maxWidth: 'none',
        marginBottom: 6,
        color: colors.ink,
        fontSize: typography.body2.fontSize,
        fontWeight: 600,
        lineHeight: 1.4,
        whiteSpace: 'normal',
        '&.Mui-focused, &.Mui-error': { color: colors.ink },
      },
    },
  },
  MuiOutlinedInput: { defaultProps: { notched: false }, styleOverrides: outlined },
  MuiPickersOutlinedInput: { styleOverrides: outlined },
  // The days have a fixed size, but the month above them grows with the reader's text size and may need two lines.
  MuiDateCalendar: {
    styleOverrides: {
      root: {
        height: 'calc(336px + (1rem - 16px) * 4)',
        maxHeight: 'none',
        [touchScreens]: { height: 'calc(376px + (1rem - 16px) * 4)' },
      },
    },
  },
  MuiPickersCalendarHeader: {
    styleOverrides: {
      root: { maxHeight: 'none' },
      labelContainer: { fontSize: `min(${typography.body1.fontSize}, 22px)` },
    },
  },
  MuiPickerDay: {
    styleOverrides: {
      root: {
        fontSize: `min(${typography.caption.fontSize}, 20px)`,
        [touchScreens]: { '--PickerDay-size': '44px', '--PickerDay-horizontalMargin': '0px' },
        // In forced-colors mode, only the weight of its text would mark the chosen day.
        '@media (forced-colors: active)': {
          '&.Mui-selected': {
            forcedColorAdjust: 'none',
            color: 'HighlightText',
            backgroundColor: 'Highlight',
          },
        },
      },
    },
  },
  MuiDayCalendar: {
    styleOverrides: {
      weekDayLabel: { [touchScreens]: { width: 44, margin: 0 } },
      slideTransition: { [touchScreens]: { minHeight: 6 * 46 } },
    },
  },
  // In forced-colors mode, the calendar has no shadow, so it needs an edge.
  MuiPickerPopper: { styleOverrides: { paper: { outline: '1px solid transparent' } } },
  MuiFormHelperText: {
    styleOverrides: {
      // The text of a message, which staff can edit, may contain long words.
      root: {
        fontSize: typography.caption.fontSize,
        lineHeight: 1.45,
        marginInline: 0,
        overflowWrap: 'anywhere',
      },
    },
  },
};

const surfaces: Defaults = {
  MuiPaper: { defaultProps: { elevation: 0 } },
  MuiTooltip: {
    defaultProps: { enterDelay: 700, enterNextDelay: 300, leaveDelay: 0, arrow: true },
    styleOverrides: {
      tooltip: { backgroundColor: colors.ink, fontSize: typography.caption.fontSize },
      arrow: { color: colors.ink },
    },
  },
  MuiAlert: {
    styleOverrides: { root: { alignItems: 'flex-start', fontSize: typography.body2.fontSize } },
  },
};

export const components: Defaults = { ...page, ...paths, ...controls, ...fields, ...surfaces };
