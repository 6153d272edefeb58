// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';

import type { CarouselEvent } from '#machines/carousel.machine.ts';
import { observeCarouselEnvironment } from '#services/carousel-environment.ts';
import { stubMedia } from '#tests/support/media.ts';

const LESS_MOTION = '(prefers-reduced-motion: reduce)';

let media: ReturnType<typeof stubMedia>;

beforeEach(() => {
  media = stubMedia();
});

function watch() {
  const events: CarouselEvent[] = [];
  const stop = observeCarouselEnvironment((event) => events.push(event));
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
  ]);
});

it('the carousel environment first reports a hidden page and reduced motion', () => {
  setHidden(true);
  media.set(LESS_MOTION, true);
  expect(watch().look()).toEqual([
    { type: 'pause.start', reason: 'hiddenPage' },
    { type: 'motion.reduce' },
  ]);
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
])(
  'the carousel environment reports changes until observing stops: %s',
  (_what, events, happen) => {
    const { stop, look } = watch();
    look();
    happen();
    expect(look()).toEqual(events);
    stop();
    happen();
    expect(look()).toEqual([]);
  },
);
