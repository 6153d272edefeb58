import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { heroSlides } from '#content/home.ts';
import { HeroCarousel } from '#features/carousel/HeroCarousel.tsx';
import { stubInView } from '#tests/support/in-view.ts';
import { renderThemedAt } from '#tests/support/page.tsx';

const titles = heroSlides.map(({ title }) => title);

let inView: ReturnType<typeof stubInView>;

const renderHero = () =>
  renderThemedAt(
    '/',
    <>
      <HeroCarousel />
      <button type="button">Elsewhere</button>
    </>,
  );

const hero = () => screen.getByRole('region', { name: 'Lamanai in four pictures' });
const slides = () => [...hero().querySelectorAll<HTMLElement>('[aria-roledescription="slide"]')];
const shown = () => {
  const current = slides().filter((slide) => !slide.hasAttribute('inert'));
  expect(current).toHaveLength(1);
  return titles.indexOf(current[0]?.querySelector('h2')?.textContent ?? '');
};
const button = (name: string | RegExp) => within(hero()).getByRole('button', { name });
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const swipe = (from: { x: number; y: number }, to: { x: number; y: number }, type = 'touch') => {
  const finger = { pointerId: 7, isPrimary: true, pointerType: type };
  fireEvent.pointerDown(hero(), { ...finger, clientX: from.x, clientY: from.y });
  fireEvent.pointerUp(hero(), { ...finger, clientX: to.x, clientY: to.y });
};

beforeEach(() => {
  inView = stubInView();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.restoreAllMocks();
});

const focus = (element: HTMLElement, by: 'keyboard' | 'mouse' = 'keyboard') => {
  // jsdom does not tell the keyboard's focus from a click's.
  const matches = element.matches.bind(element);
  vi.spyOn(element, 'matches').mockImplementation((selector) =>
    selector === ':focus-visible' ? by === 'keyboard' : matches(selector),
  );
  act(() => element.focus());
};

describe('the hero carousel rotates', () => {
  it('every six seconds', async () => {
    renderHero();
    await wait(5999);
    expect(shown()).toBe(0);
    await wait(1);
    expect(shown()).toBe(1);
  });

  it.each<[string, () => void, () => void]>([
    [
      'the pointer is over it',
      () => fireEvent.pointerEnter(hero()),
      () => fireEvent.pointerLeave(hero()),
    ],
    ['it is scrolled out of view', () => inView.show(0.1), () => inView.show(1)],
    [
      'its button has stopped it',
      () => fireEvent.click(button('Stop slide rotation')),
      () => fireEvent.click(button('Start slide rotation')),
    ],
  ])('not while %s', async (_, hold, release) => {
    renderHero();
    hold();
    await wait(60_000);
    expect(shown()).toBe(0);
    release();
    await wait(6000);
    expect(shown()).toBe(1);
  });

  it('not once the keyboard’s focus came in, for good', async () => {
    renderHero();
    focus(button('Next slide'));
    await wait(60_000);
    expect(button('Start slide rotation')).toBeInTheDocument();
    focus(screen.getByRole('button', { name: 'Elsewhere' }));
    await wait(60_000);
    expect(shown()).toBe(0);
  });

  it('on after a click, which gives focus too', async () => {
    renderHero();
    focus(button('Next slide'), 'mouse');
    await wait(6000);
    expect(shown()).toBe(1);
  });

  it('on once it is started from the keyboard, wherever the focus goes inside it', async () => {
    renderHero();
    focus(button('Stop slide rotation'));
    fireEvent.click(button('Start slide rotation'));
    focus(button('Previous slide'));
    await wait(6000);
    expect(shown()).toBe(1);
  });
});

describe('the hero carousel by hand', () => {
  it('goes forth and back, and to the slide of a dot, with the focus where it was', () => {
    renderHero();
    focus(button('Previous slide'));
    fireEvent.click(button('Previous slide'));
    expect(shown()).toBe(3);
    expect(button('Previous slide')).toHaveFocus();
    fireEvent.click(button('Next slide'));
    expect(shown()).toBe(0);
    fireEvent.click(button(`Slide 3: ${titles[2]}`));
    expect(shown()).toBe(2);
    const dots = within(screen.getByRole('group', { name: 'Choose a slide' }));
    expect(dots.getAllByRole('button').map((dot) => dot.getAttribute('aria-disabled'))).toEqual([
      'false',
      'false',
      'true',
      'false',
    ]);
  });

  it('follows a finger that swipes', () => {
    renderHero();
    swipe({ x: 300, y: 400 }, { x: 180, y: 420 });
    expect(shown()).toBe(1);
    swipe({ x: 100, y: 400 }, { x: 200, y: 380 });
    expect(shown()).toBe(0);
  });

  it('takes a tap, a scroll and a dragging mouse for what they are', () => {
    renderHero();
    swipe({ x: 300, y: 400 }, { x: 270, y: 400 });
    swipe({ x: 300, y: 400 }, { x: 240, y: 200 });
    swipe({ x: 300, y: 400 }, { x: 100, y: 400 }, 'mouse');
    fireEvent.pointerDown(hero(), { pointerId: 7, isPrimary: true, pointerType: 'touch' });
    fireEvent.pointerCancel(hero(), { pointerId: 7 });
    fireEvent.pointerUp(hero(), { pointerId: 7, clientX: -200 });
    expect(shown()).toBe(0);
  });
});

it('is a carousel of numbered slides with the links that they are to have, and no h1', () => {
  renderHero();
  expect(hero()).toHaveAttribute('aria-roledescription', 'carousel');
  expect(hero()).not.toHaveAccessibleName(expect.stringMatching(/carousel/i));
  expect(hero().querySelectorAll('h1')).toHaveLength(0);
  expect(
    slides().map((slide) => [
      `${slide.getAttribute('role')} ${slide.getAttribute('aria-label')}`,
      ...[...slide.querySelectorAll('a')].map((link) => [link.textContent, link.pathname]),
    ]),
  ).toEqual(
    heroSlides.map(({ primaryButton, primaryLink, secondaryButton }, index) => [
      `group ${index + 1} of 4`,
      [primaryButton, primaryLink],
      [secondaryButton, '/book'],
    ]),
  );
});

it('announces slides only when they do not come by themselves', () => {
  renderHero();
  const live = () => slides()[0]?.parentElement?.getAttribute('aria-live');
  expect(live()).toBe('off');
  fireEvent.click(button('Stop slide rotation'));
  expect(live()).toBe('polite');
  fireEvent.click(button('Start slide rotation'));
  expect(live()).toBe('off');
});

it('loads pictures at most one ahead, of which the first alone is urgent', async () => {
  renderHero();
  const loaded = () => slides().map((slide) => slide.querySelectorAll('img').length);
  expect(loaded()).toEqual([1, 1, 0, 0]);
  expect(
    [...hero().querySelectorAll('img')].map((image) => [
      image.getAttribute('loading'),
      image.getAttribute('fetchpriority'),
    ]),
  ).toEqual([
    ['eager', 'high'],
    ['lazy', null],
  ]);
  await wait(6000);
  expect(loaded()).toEqual([1, 1, 1, 0]);
});
