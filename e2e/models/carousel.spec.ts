import type { Page } from '@playwright/test';

import {
  carouselMachine,
  type CarouselEvent,
  type CarouselSnapshot,
} from '#machines/carousel.machine.ts';
import {
  selectIndex,
  selectIsRotating,
  selectIsStopped,
  selectIsWanted,
} from '#machines/carousel.selectors.ts';

import { expect, test } from '../fixtures.ts';
import { openPage } from '../pages/visitor.ts';
import { walkOf } from './walk.ts';

const INTERVAL_MS = 6000;
const SLIDES = [0, 1, 2, 3];
const input = { slideCount: SLIDES.length, intervalMs: INTERVAL_MS };
const intervalIsOver = {
  type: 'xstate.after.slideInterval.carousel.playing.rotating',
} as const;

/** What the hero shows, read at one moment. */
const read = (page: Page) =>
  page.getByRole('region', { name: 'Lamanai in four pictures' }).evaluate((hero) => {
    const slides = [...hero.querySelectorAll('[aria-roledescription="slide"]')];
    return {
      slide: slides.filter((slide) => !slide.matches('[inert]')).map((slide) => slide.ariaLabel),
      dot: [...hero.querySelectorAll('[role="group"] > button')].findIndex(
        (dot) => dot.ariaDisabled === 'true',
      ),
      live: hero.querySelector('[aria-live]')?.getAttribute('aria-live'),
      button: hero.querySelector('button')?.ariaLabel,
      pictures: slides.map((slide) => slide.querySelector('img') !== null),
    };
  });

const expected = (snapshot: CarouselSnapshot) => ({
  slide: [`${selectIndex(snapshot) + 1} of ${SLIDES.length}`],
  dot: selectIndex(snapshot),
  live: selectIsRotating(snapshot) ? 'off' : 'polite',
  button: selectIsStopped(snapshot) ? 'Start slide rotation' : 'Stop slide rotation',
  pictures: SLIDES.map((slide) => selectIsWanted(slide)(snapshot)),
});

/** What every carousel hears when its section starts, in this order: page, motion, data, place on the page. */
const start = (holds: 'hold.start' | 'hold.end', motion: 'motion.allow' | 'motion.reduce') =>
  [
    { type: holds, reason: 'hiddenPage' },
    { type: motion },
    { type: 'prefetch.allow' },
    { type: 'hold.end', reason: 'offScreen' },
  ] as const satisfies CarouselEvent[];

test('the carousel, every event in every state', { tag: '@desktop' }, async ({ page }) => {
  test.slow();
  const hero = page.getByRole('region', { name: 'Lamanai in four pictures' });
  const button = (name: string | RegExp) => hero.getByRole('button', { name });
  const next = button('Next slide');
  const previous = button('Previous slide');
  const dot = (index: number) => button(new RegExp(`^Slide ${index + 1}:`));
  const stop = button('Stop slide rotation');
  const go = button('Start slide rotation');

  const walk = walkOf({
    machine: carouselMachine,
    controls: { 'rotation.stop': stop, 'rotation.start': go },
    unreachable: [
      {
        states: ['starting'],
        events: 'every event',
        why: 'left at once: the machine only decides where to begin',
      },
      {
        states: ['stopped.forLessMotion'],
        events: ['motion.reduce'],
        why: 'a device that asks for less motion does not ask again',
      },
      {
        states: ['stopped.forGood'],
        events: ['prefetch.allow'],
        why: 'comes once, when the section starts; nobody has stopped it by then',
      },
    ],
    shows: (snapshot) => expect.poll(() => read(page)).toEqual(expected(snapshot)),
  });
  const { happens } = walk;

  const setHidden = (isHidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { value, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, isHidden);
  const setMotion = (reducedMotion: 'reduce' | 'no-preference') =>
    page.emulateMedia({ reducedMotion });
  /** As a screen reader presses it: without pointer and without focus. */
  const press = (control: typeof next) => control.dispatchEvent('click');

  const points = () => happens(() => hero.hover({ position: { x: 20, y: 300 } }), hold('start'));
  const leaves = () => happens(() => page.getByRole('banner').hover(), hold('end'));
  const hold = (edge: 'start' | 'end') => ({ type: `hold.${edge}`, reason: 'pointer' }) as const;
  const waits = () => happens(() => page.clock.runFor(INTERVAL_MS), intervalIsOver);
  const tabsIn = () =>
    happens(
      async () => {
        await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
          heading.tabIndex = -1;
          heading.focus();
        });
        await page.keyboard.press('Tab');
      },
      { type: 'focus.enter' },
    );
  const blur = () => page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const reduces = () => happens(() => setMotion('reduce'), { type: 'motion.reduce' });
  const allows = () => happens(() => setMotion('no-preference'), { type: 'motion.allow' });
  const stops = () => happens(() => press(stop), { type: 'rotation.stop' });
  const starts = () => happens(() => press(go), { type: 'rotation.start' });

  /** Every way to change the slide by hand, with what comes of it. */
  const changesSlides = async (operate: (control: typeof next) => Promise<unknown>) => {
    await happens(() => operate(next), { type: 'slide.next' });
    await happens(() => operate(previous), { type: 'slide.previous' });
    await happens(() => operate(dot(2)), { type: 'slide.select', index: 2 });
    await happens(() => operate(dot(2)), { type: 'slide.select', index: 2 });
  };
  const opens = async (...events: readonly CarouselEvent[]) => {
    walk.begin(input);
    await happens(() => openPage(page, '/'), ...events);
    // From here on the clock moves by hand only.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  };

  await test.step('rotating', async () => {
    await page.clock.install();
    await opens(...start('hold.end', 'motion.allow'));
    await waits();
    await changesSlides(press);
    await waits();
    await points();
    await leaves();
    await stops();
    await starts();
    await tabsIn();
    await blur();
    await starts();
    await reduces();
  });

  await test.step('stopped for less motion', async () => {
    await waits();
    await changesSlides(press);
    await points();
    await leaves();
    await allows();
    await reduces();
    await starts();
    // It rotates at the visitor's wish, whatever the device allows.
    await allows();
    await reduces();
    await tabsIn();
    await blur();
  });

  await test.step('stopped for good', async () => {
    await waits();
    await changesSlides(press);
    await points();
    await leaves();
    await tabsIn();
    await blur();
    await allows();
    await reduces();
    await allows();
    await starts();
    await waits();
  });

  await test.step('held', async () => {
    await points();
    await waits();
    // Forced, since the dot of the slide that is shown says that it is of no use.
    await changesSlides((control) => control.click({ force: true }));
    const hidden = (edge: 'start' | 'end') =>
      happens(() => setHidden(edge === 'start'), { type: `hold.${edge}`, reason: 'hiddenPage' });
    await hidden('start');
    await hidden('end');
    await waits();
    await happens(() => stop.click(), { type: 'rotation.stop' });
    await happens(() => go.click(), { type: 'rotation.start' });
    await leaves();
    await points();
    await tabsIn();
    await blur();
    await starts();
    await leaves();
    await points();
    await reduces();
    await tabsIn();
    await blur();
    await leaves();
    await allows();
  });

  await test.step('on a page that opens hidden', async () => {
    await page.addInitScript(() => {
      Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    });
    await page.clock.resume();
    await opens(...start('hold.start', 'motion.allow'));
    await waits();
    await happens(() => setHidden(false), { type: 'hold.end', reason: 'hiddenPage' });
    await waits();
  });

  await test.step('on a device that asks for less motion from the start', async () => {
    await setMotion('reduce');
    await page.clock.resume();
    await opens(...start('hold.start', 'motion.reduce'));
    await happens(() => setHidden(false), { type: 'hold.end', reason: 'hiddenPage' });
    await allows();
    await waits();
  });
  walk.expectComplete();
});
