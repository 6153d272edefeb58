/** Sizes in pixels. The page uses the same sizes for the chart's text. */
export const size = {
  name: 15,
  text: 12,
  line: 16,
  header: 32,
  note: 17,
  gap: 4,
  labelPadX: 8,
  labelPadY: 3,
  boxPad: 12,
  minBox: 76,
  history: 28,
  start: 12,
  head: 9,
} as const;
