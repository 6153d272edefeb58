/** Sizes in pixels, which the page uses for the chart's text too. */
export const size = {
  name: 15,
  text: 12,
  line: 16,
  header: 32,
  note: 17,
  gap: 4,
  chipPadX: 8,
  chipPadY: 3,
  boxPad: 12,
  minBox: 76,
  history: 28,
  start: 12,
} as const;
