// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';

import type { CarouselEvent } from '#machines/carousel.machine.ts';
import { observeCarouselEnvironment } from '#services/carousel-environment.ts';

let lessMotion: EventTarget & { matches: boolean };

function setLessMotion(matches: boolean) {
  lessMotion.matches = matches;
  lessMotion.dispatchEvent(new Event('change'));
}

beforeEach(() => {
  lessMotion = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal('matchMedia', (media: string) =>
    media === '(prefers-reduced-motion: reduce)' ? lessMotion : null,
  );
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
  setLessMotion(true);
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
    () => [true, false].forEach(setLessMotion),
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
