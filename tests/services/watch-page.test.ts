// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { CarouselEvent } from '#machines/carousel.machine.ts';
import { watchPage } from '#services/watch-page.ts';
import { stubInView } from '#tests/support/in-view.ts';
import { stubMedia } from '#tests/support/media.ts';

const LESS_MOTION = '(prefers-reduced-motion: reduce)';

let inView: ReturnType<typeof stubInView>;
let media: ReturnType<typeof stubMedia>;

function watch(carousel: Element = document.createElement('section')) {
  const events: CarouselEvent[] = [];
  const stop = watchPage(carousel, (event) => events.push(event));
  return {
    stop,
    /** What was reported since the last look. */
    look: () => events.splice(0),
  };
}

function setHidden(hidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('watchPage', () => {
  beforeEach(() => {
    inView = stubInView();
    media = stubMedia();
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it('begins with how things stand', () => {
    expect(watch().look()).toEqual([
      { type: 'hold.end', reason: 'hiddenPage' },
      { type: 'motion.allow' },
      { type: 'prefetch.allow' },
    ]);
  });

  it('notices a hidden page, a wish for less motion and a waiting pointer at the start', () => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    media.set(LESS_MOTION, true);
    const carousel = document.createElement('section');
    vi.spyOn(carousel, 'matches').mockImplementation((selector) => selector === ':hover');
    expect(watch(carousel).look()).toEqual([
      { type: 'hold.start', reason: 'hiddenPage' },
      { type: 'motion.reduce' },
      { type: 'hold.start', reason: 'pointer' },
      { type: 'prefetch.allow' },
    ]);
  });

  it('allows no prefetch where data is to be saved', () => {
    vi.stubGlobal('navigator', { connection: { saveData: true } });
    expect(watch().look()).not.toContainEqual({ type: 'prefetch.allow' });
  });

  it('follows the page as it is hidden and shown', () => {
    const { look } = watch();
    look();
    setHidden(true);
    setHidden(false);
    expect(look()).toEqual([
      { type: 'hold.start', reason: 'hiddenPage' },
      { type: 'hold.end', reason: 'hiddenPage' },
    ]);
  });

  it('says nothing of a look that saw nothing', () => {
    const { look } = watch();
    look();
    inView.showNothing();
    expect(look()).toEqual([]);
  });

  it('follows the wish for less motion', () => {
    const { look } = watch();
    look();
    media.set(LESS_MOTION, true);
    media.set(LESS_MOTION, false);
    expect(look()).toEqual([{ type: 'motion.reduce' }, { type: 'motion.allow' }]);
  });

  it('holds when less than a quarter of the carousel is in view', () => {
    const carousel = document.createElement('section');
    const { look } = watch(carousel);
    look();
    expect(inView.observed()).toEqual([carousel]);
    expect(inView.thresholds()).toEqual([0.25]);
    for (const ratio of [0, 0.24, 0.25, 1]) inView.show(ratio);
    expect(look()).toEqual([
      { type: 'hold.start', reason: 'offScreen' },
      { type: 'hold.start', reason: 'offScreen' },
      { type: 'hold.end', reason: 'offScreen' },
      { type: 'hold.end', reason: 'offScreen' },
    ]);
  });

  it('reports nothing once it is stopped', () => {
    const { stop, look } = watch();
    look();
    stop();
    setHidden(true);
    media.set(LESS_MOTION, true);
    inView.show(0);
    expect(look()).toEqual([]);
    expect(inView.observed()).toEqual([]);
  });
});
