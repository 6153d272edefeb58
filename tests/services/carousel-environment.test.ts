// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';

import type { CarouselEvent } from '#machines/carousel.machine.ts';
import { observeCarouselEnvironment } from '#services/carousel-environment.ts';
import { stubInView } from '#tests/support/in-view.ts';
import { stubMedia } from '#tests/support/media.ts';

const LESS_MOTION = '(prefers-reduced-motion: reduce)';

let inView: ReturnType<typeof stubInView>;
let media: ReturnType<typeof stubMedia>;

beforeEach(() => {
  inView = stubInView();
  media = stubMedia();
});

function watch(carousel: Element = document.createElement('section')) {
  const events: CarouselEvent[] = [];
  const stop = observeCarouselEnvironment(carousel, (event) => events.push(event));
  /** Returns the events since the previous call. */
  return { stop, look: () => events.splice(0) };
}

function setHidden(hidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

it('the carousel environment first reports the current state of the page', () => {
  expect(watch().look()).toEqual([
    { type: 'pause.end', reason: 'hiddenPage' },
    { type: 'motion.allow' },
    { type: 'prefetch.allow' },
  ]);
});

it('the carousel environment first reports a hidden page and reduced motion', () => {
  setHidden(true);
  media.set(LESS_MOTION, true);
  expect(watch().look()).toEqual([
    { type: 'pause.start', reason: 'hiddenPage' },
    { type: 'motion.reduce' },
    { type: 'prefetch.allow' },
  ]);
});

it('the carousel environment allows no prefetch if the visitor saves data', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  expect(watch().look()).not.toContainEqual({ type: 'prefetch.allow' });
});

it.each<[string, CarouselEvent[], () => void]>([
  [
    'a page that is hidden and shown',
    [
      { type: 'pause.start', reason: 'hiddenPage' },
      { type: 'pause.end', reason: 'hiddenPage' },
    ],
    () => [true, false].forEach(setHidden),
  ],
  [
    'changes of the reduced-motion setting',
    [{ type: 'motion.reduce' }, { type: 'motion.allow' }],
    () => [true, false].forEach((matches) => media.set(LESS_MOTION, matches)),
  ],
  [
    'visibility of less than a quarter of the carousel',
    [
      { type: 'pause.start', reason: 'offScreen' },
      { type: 'pause.end', reason: 'offScreen' },
    ],
    () => [0.24, 0.25].forEach((ratio) => inView.show(ratio)),
  ],
  ['nothing for an empty list of intersection entries', [], () => inView.showNothing()],
])(
  'the carousel environment reports changes until observing stops: %s',
  (_what, events, happen) => {
    const carousel = document.createElement('section');
    const { stop, look } = watch(carousel);
    expect([inView.observed(), inView.thresholds()]).toEqual([[carousel], [0.25]]);
    look();
    happen();
    expect(look()).toEqual(events);
    stop();
    happen();
    expect([look(), inView.observed()]).toEqual([[], []]);
  },
);
