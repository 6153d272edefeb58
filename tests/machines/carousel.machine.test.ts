import { expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';

import {
  selectIndex,
  selectIsRotating,
  selectIsStopped,
  carouselMachine,
  type CarouselEvent,
  type CarouselInput,
} from '#machines/carousel.machine.ts';

function startCarousel(input: Partial<CarouselInput> = {}) {
  const clock = new SimulatedClock();
  const actor = createActor(carouselMachine, { input: { slideCount: 4, ...input }, clock });
  const told: number[] = [];
  actor.on('slide.changed', ({ index }) => told.push(index));
  actor.start();
  return {
    send: (...events: CarouselEvent[]) => {
      for (const event of events) actor.send(event);
    },
    wait: (ms: number) => clock.increment(ms),
    told,
    shown: () => selectIndex(actor.getSnapshot()),
    isRotating: () => selectIsRotating(actor.getSnapshot()),
    isStopped: () => selectIsStopped(actor.getSnapshot()),
  };
}

it('the carousel shows the next slide after each interval and wraps around', () => {
  const carousel = startCarousel({ intervalMs: 6000 });
  const shown = [0, 1, 2, 3, 4].map(() => {
    const before = carousel.shown();
    carousel.wait(5999);
    expect(carousel.shown()).toBe(before);
    carousel.wait(1);
    return before;
  });
  expect(shown).toEqual([0, 1, 2, 3, 0]);
});

it.each<[string, CarouselEvent, number]>([
  ['next slide', { type: 'slide.next' }, 1],
  ['previous slide with wraparound', { type: 'slide.previous' }, 3],
  ['a dot', { type: 'slide.select', index: 2 }, 2],
])(
  'the carousel shows a slide chosen by hand for the full interval (%s)',
  (_name, event, chosen) => {
    const carousel = startCarousel();
    carousel.wait(4999);
    carousel.send(event);
    carousel.wait(4999);
    expect(carousel.shown()).toBe(chosen);
    carousel.wait(1);
    expect(carousel.shown()).toBe((chosen + 1) % 4);
  },
);

it('a click on the dot of the current slide does not restart the carousel interval', () => {
  const carousel = startCarousel();
  carousel.wait(4999);
  carousel.send({ type: 'slide.select', index: 0 });
  carousel.wait(1);
  expect(carousel.shown()).toBe(1);
});

it.each(['pointer', 'hiddenPage'] as const)(
  'after a pause for the reason %s, the carousel starts a full interval',
  (reason) => {
    const carousel = startCarousel();
    carousel.wait(4000);
    carousel.send({ type: 'pause.start', reason });
    carousel.wait(3_600_000);
    expect(carousel.told).toEqual([]);
    expect(carousel.isStopped()).toBe(false);
    carousel.send({ type: 'pause.end', reason });
    carousel.wait(4999);
    expect(carousel.shown()).toBe(0);
    carousel.wait(1);
    expect(carousel.shown()).toBe(1);
  },
);

it('the carousel resumes only when the last reason to pause has ended', () => {
  const carousel = startCarousel();
  const pause = (type: 'pause.start' | 'pause.end', reason: 'pointer' | 'hiddenPage') => {
    carousel.send({ type, reason });
    return carousel.isRotating();
  };
  expect([pause('pause.start', 'pointer'), pause('pause.start', 'pointer')]).toEqual([
    false,
    false,
  ]);
  expect([pause('pause.start', 'hiddenPage'), pause('pause.end', 'pointer')]).toEqual([
    false,
    false,
  ]);
  expect(pause('pause.end', 'hiddenPage')).toBe(true);
});

it('the visitor can change slides while the carousel is paused', () => {
  const carousel = startCarousel();
  carousel.send({ type: 'pause.start', reason: 'pointer' }, { type: 'slide.next' });
  expect([carousel.shown(), carousel.isRotating()]).toEqual([1, false]);
});

it('rotation.start overrides a pause for the pointer but not for a hidden page', () => {
  const carousel = startCarousel();
  carousel.send(
    { type: 'pause.start', reason: 'pointer' },
    { type: 'rotation.stop' },
    { type: 'rotation.start' },
  );
  expect(carousel.isRotating()).toBe(true);
  carousel.send(
    { type: 'rotation.stop' },
    { type: 'pause.start', reason: 'hiddenPage' },
    { type: 'rotation.start' },
  );
  expect(carousel.isRotating()).toBe(false);
  expect(carousel.isStopped()).toBe(false);
});

it.each<[string, Partial<CarouselInput>, CarouselEvent[]]>([
  ['without autoplay', { autoplay: false }, [{ type: 'motion.allow' }]],
  ['during reduced motion', {}, [{ type: 'motion.reduce' }]],
  ['after keyboard focus', {}, [{ type: 'focus.enter' }, { type: 'motion.allow' }]],
  [
    'after the visitor stops the rotation',
    {},
    [{ type: 'rotation.stop' }, { type: 'motion.reduce' }, { type: 'motion.allow' }],
  ],
  [
    'after keyboard focus during reduced motion',
    {},
    [{ type: 'motion.reduce' }, { type: 'focus.enter' }, { type: 'motion.allow' }],
  ],
])('the carousel stays stopped until rotation.start: %s', (_name, input, events) => {
  const carousel = startCarousel(input);
  carousel.send(...events);
  carousel.wait(60_000);
  expect(carousel.told).toEqual([]);
  expect(carousel.isStopped()).toBe(true);
  carousel.send({ type: 'rotation.start' });
  carousel.wait(5000);
  expect(carousel.shown()).toBe(1);
});

it('the carousel resumes when reduced motion is switched off', () => {
  const carousel = startCarousel();
  carousel.send({ type: 'motion.reduce' }, { type: 'motion.allow' });
  carousel.wait(5000);
  expect(carousel.shown()).toBe(1);
});

it('the carousel reports every slide change and nothing else', () => {
  const carousel = startCarousel();
  carousel.wait(5000);
  carousel.send(
    { type: 'slide.select', index: 1 },
    { type: 'slide.select', index: 3 },
    { type: 'slide.next' },
    { type: 'slide.previous' },
    { type: 'rotation.stop' },
    { type: 'slide.next' },
    { type: 'slide.previous' },
    { type: 'slide.select', index: 2 },
  );
  expect(carousel.told).toEqual([1, 3, 0, 3, 0, 3, 2]);
});
