import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { StrictMode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { heroSlides } from '#content/home.ts';
import { HeroCarousel } from '#features/carousel/HeroCarousel.tsx';
import { SiteTheme } from '#theme/SiteTheme.tsx';
import { stubInView } from '#tests/support/in-view.ts';
import { stubMedia } from '#tests/support/media.ts';

const LESS_MOTION = '(prefers-reduced-motion: reduce)';
const titles = heroSlides.map(({ title }) => title);

let inView: ReturnType<typeof stubInView>;

function renderHero() {
  render(
    <StrictMode>
      <SiteTheme>
        <MemoryRouter>
          <HeroCarousel />
          <button type="button">Elsewhere</button>
        </MemoryRouter>
      </SiteTheme>
    </StrictMode>,
  );
}

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

describe('the hero carousel rotates', () => {
  it('every six seconds, round and round', async () => {
    renderHero();
    const seen: number[] = [];
    for (let turn = 0; turn < 6; turn++) {
      seen.push(shown());
      await wait(6000);
    }
    expect(seen).toEqual([0, 1, 2, 3, 0, 1]);
  });

  it('not while the pointer is over it', async () => {
    renderHero();
    fireEvent.pointerEnter(hero());
    await wait(60_000);
    expect(shown()).toBe(0);
    fireEvent.pointerLeave(hero());
    await wait(5999);
    expect(shown()).toBe(0);
    await wait(1);
    expect(shown()).toBe(1);
  });

  it('not while the page is hidden, and does not catch up', async () => {
    renderHero();
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    fireEvent(document, new Event('visibilitychange'));
    await wait(600_000);
    hidden.mockReturnValue(false);
    fireEvent(document, new Event('visibilitychange'));
    await wait(5999);
    expect(shown()).toBe(0);
    await wait(1);
    expect(shown()).toBe(1);
  });

  it('not while it is scrolled out of view', async () => {
    renderHero();
    inView.show(0.1);
    await wait(60_000);
    expect(shown()).toBe(0);
    inView.show(1);
    await wait(6000);
    expect(shown()).toBe(1);
  });

  it('not after the button stopped it, until the button starts it', async () => {
    renderHero();
    fireEvent.click(button('Stop slide rotation'));
    await wait(60_000);
    expect(shown()).toBe(0);
    fireEvent.click(button('Start slide rotation'));
    await wait(6000);
    expect(shown()).toBe(1);
    expect(button('Stop slide rotation').hasAttribute('aria-pressed')).toBe(false);
  });

  it('not where less motion is wanted, until that changes', async () => {
    const media = stubMedia();
    media.set(LESS_MOTION, true);
    renderHero();
    await wait(60_000);
    expect(shown()).toBe(0);
    expect(button('Start slide rotation')).toBeInTheDocument();
    act(() => media.set(LESS_MOTION, false));
    await wait(6000);
    expect(shown()).toBe(1);
    act(() => media.set(LESS_MOTION, true));
    await wait(60_000);
    expect(shown()).toBe(1);
  });
});

describe('the hero carousel and the keyboard', () => {
  const focus = (element: HTMLElement, by: 'keyboard' | 'mouse' = 'keyboard') => {
    // jsdom does not tell the keyboard's focus from a click's.
    const matches = element.matches.bind(element);
    vi.spyOn(element, 'matches').mockImplementation((selector) =>
      selector === ':focus-visible' ? by === 'keyboard' : matches(selector),
    );
    act(() => element.focus());
  };

  it('stops for good when the focus comes in', async () => {
    renderHero();
    focus(button('Next slide'));
    await wait(60_000);
    expect(shown()).toBe(0);
    expect(button('Start slide rotation')).toBeInTheDocument();
    focus(screen.getByRole('button', { name: 'Elsewhere' }));
    await wait(60_000);
    expect(shown()).toBe(0);
  });

  it('does not take a click for the keyboard', async () => {
    renderHero();
    focus(button('Next slide'), 'mouse');
    await wait(6000);
    expect(shown()).toBe(1);
  });

  it('rotates on once it is started from the keyboard, wherever the focus goes inside it', async () => {
    renderHero();
    focus(button('Stop slide rotation'));
    fireEvent.click(button('Start slide rotation'));
    focus(button('Previous slide'));
    await wait(6000);
    expect(shown()).toBe(1);
  });

  it('keeps the focus on a button that changes the slide', () => {
    renderHero();
    focus(button('Next slide'));
    fireEvent.click(button('Next slide'));
    expect(shown()).toBe(1);
    expect(button('Next slide')).toHaveFocus();
  });
});

describe('the hero carousel by hand', () => {
  it('goes forth and back, round both ends', () => {
    renderHero();
    fireEvent.click(button('Previous slide'));
    expect(shown()).toBe(3);
    fireEvent.click(button('Next slide'));
    expect(shown()).toBe(0);
  });

  it('shows the slide of a dot, and gives it a full interval', async () => {
    renderHero();
    await wait(5000);
    fireEvent.click(button(`Slide 3: ${titles[2]}`));
    await wait(5999);
    expect(shown()).toBe(2);
    await wait(1);
    expect(shown()).toBe(3);
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

describe('the hero carousel to a screen reader', () => {
  it('is a carousel with slides that are numbered', () => {
    renderHero();
    expect(hero()).toHaveAttribute('aria-roledescription', 'carousel');
    expect(hero()).not.toHaveAccessibleName(expect.stringMatching(/carousel/i));
    expect(
      slides().map((slide) => [slide.getAttribute('role'), slide.getAttribute('aria-label')]),
    ).toEqual([
      ['group', '1 of 4'],
      ['group', '2 of 4'],
      ['group', '3 of 4'],
      ['group', '4 of 4'],
    ]);
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

  it('says which dot is the current one', () => {
    renderHero();
    fireEvent.click(button('Next slide'));
    const dots = within(screen.getByRole('group', { name: 'Choose a slide' }));
    expect(dots.getAllByRole('button').map((dot) => dot.getAttribute('aria-disabled'))).toEqual([
      'false',
      'true',
      'false',
      'false',
    ]);
    fireEvent.click(button(`Slide 2: ${titles[1]}`));
    expect(shown()).toBe(1);
  });

  it('has no h1 of its own, and the links that the slides are to have', () => {
    renderHero();
    expect(hero().querySelectorAll('h1')).toHaveLength(0);
    expect(
      slides().map((slide) =>
        [...slide.querySelectorAll('a')].map((link) => [
          link.textContent,
          link.getAttribute('href'),
        ]),
      ),
    ).toEqual(
      heroSlides.map((slide) => [
        [slide.primaryButton, slide.primaryLink],
        [slide.secondaryButton, '/book'],
      ]),
    );
  });
});

describe('the hero pictures', () => {
  const loaded = () => slides().map((slide) => slide.querySelectorAll('img').length);

  it('are loaded at most one ahead', async () => {
    renderHero();
    expect(loaded()).toEqual([1, 1, 0, 0]);
    await wait(6000);
    expect(loaded()).toEqual([1, 1, 1, 0]);
  });

  it('are loaded only when shown where data is to be saved', async () => {
    vi.stubGlobal('navigator', Object.assign(navigator, { connection: { saveData: true } }));
    renderHero();
    expect(loaded()).toEqual([1, 0, 0, 0]);
    await wait(6000);
    expect(loaded()).toEqual([1, 1, 0, 0]);
    Reflect.deleteProperty(navigator, 'connection');
  });

  it('are urgent for the first slide only', () => {
    renderHero();
    expect(
      [...hero().querySelectorAll('img')].map((image) => [
        image.getAttribute('loading'),
        image.getAttribute('fetchpriority'),
      ]),
    ).toEqual([
      ['eager', 'high'],
      ['lazy', null],
    ]);
  });
});
