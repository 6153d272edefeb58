/** What makes a chart narrow and tall, or wide and low; and by which of its ways the layout engine goes about it. */
export interface Shape {
  readonly direction: 'DOWN' | 'RIGHT';
  /** Characters beyond which a label's text goes on in the next line. */
  readonly labelLine: number;
  readonly placement: 'NETWORK_SIMPLEX' | 'BRANDES_KOEPF';
  readonly cycleBreaking: 'GREEDY' | 'DEPTH_FIRST';
}

/** Pixels. The machine room sets its type in the same sizes. */
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
