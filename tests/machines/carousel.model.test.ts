import { describe, expect, it } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';

import {
  carouselMachine,
  type CarouselEvent,
  type CarouselInput,
  type CarouselSnapshot,
} from '#machines/carousel.machine.ts';
import { everyEdge, trackTransitions, walkEdge } from '#tests/support/model.ts';

const INTERVAL_MS = 1000;

const payloadEvents: CarouselEvent[] = [
  { type: 'slide.select', index: 0 },
  { type: 'slide.select', index: 2 },
  { type: 'hold.start', reason: 'pointer' },
  { type: 'hold.start', reason: 'offScreen' },
  { type: 'hold.end', reason: 'pointer' },
  { type: 'hold.end', reason: 'offScreen' },
];

/** Everything but which pictures are loaded, on which no transition depends. */
function stateKey({ value, context }: AnyMachineSnapshot): string {
  const { index, holds } = context as CarouselSnapshot['context'];
  return JSON.stringify([value, index, holds]);
}

describe('carouselMachine against its chart', () => {
  const coverage = trackTransitions(carouselMachine);

  it.each<[string, CarouselInput]>([
    ['rotating from the start', { slideCount: 3, intervalMs: INTERVAL_MS }],
    ['without autoplay', { slideCount: 3, intervalMs: INTERVAL_MS, autoplay: false }],
  ])('moves as its chart says, %s', (_name, input) => {
    for (const edge of everyEdge(carouselMachine, { input, payloadEvents, stateKey })) {
      const { value, context } = walkEdge(carouselMachine, edge, {
        input,
        inspect: coverage.inspect,
        delayMs: INTERVAL_MS,
      });
      expect({ value, context }, edge.name).toEqual({
        value: edge.expected.value,
        context: edge.expected.context,
      });
    }
  });

  it('declares no transition that cannot happen', () => {
    expect(coverage.untaken()).toEqual([]);
  });
});
