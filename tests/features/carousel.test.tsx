import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { heroSlides } from '#content/content.data.ts';
import { HeroCarousel } from '#features/carousel/HeroCarousel.tsx';
import { Slideshow } from '#features/carousel/Slideshow.tsx';
import { renderThemedAt } from '#tests/support/page.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});

const carousel = () => screen.getByRole('region');
const slides = () => [
  ...carousel().querySelectorAll<HTMLElement>('[aria-roledescription="slide"]'),
];
const shown = () =>
  slides()
    .filter((slide) => !slide.hasAttribute('inert'))
    .map((slide) => slide.getAttribute('aria-label'));
const button = (name: string) => within(carousel()).getByRole('button', { name });
const words = () => within(slides()[0]!).getByText(heroSlides[0]?.description ?? '');
const picture = () => within(slides()[0]!).getByRole('img');
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe('the hero carousel', () => {
  beforeEach(() => void renderThemedAt('/', <HeroCarousel />));

  it('the rotation button is the first control of the hero carousel', () => {
    const controls = [...carousel().querySelectorAll<HTMLElement>('a, button')].filter(
      (control) => control.closest('[inert]') === null,
    );
    expect(
      controls.map((control) => control.getAttribute('aria-label') ?? control.textContent),
    ).toEqual([
      'Stop slide rotation',
      heroSlides[0]?.primaryButton,
      heroSlides[0]?.secondaryButton,
      'Previous slide',
      'Next slide',
      ...heroSlides.map(({ title }, index) => `Slide ${index + 1}: ${title}`),
    ]);
  });

  it('the hero carousel highlights one button per slide but never About Us', () => {
    const highlighted = slides().map((slide) =>
      [...slide.querySelectorAll('a')]
        .filter(({ className }) => className.includes('Secondary'))
        .map(({ textContent }) => textContent),
    );
    expect(highlighted).toEqual(
      heroSlides.map(({ primaryButton, primaryLink, secondaryButton }) => [
        primaryLink === '/about' ? secondaryButton : primaryButton,
      ]),
    );
  });

  it('the hero carousel has the picture of the shown and of the next slide, and keeps those it has shown', async () => {
    const withPicture = () =>
      slides()
        .filter((slide) => slide.querySelector('img'))
        .map((slide) => slide.getAttribute('aria-label'));
    expect(withPicture()).toEqual(['1 of 4', '2 of 4']);
    await wait(6000);
    expect(withPicture()).toEqual(['1 of 4', '2 of 4', '3 of 4']);
  });

  it('the hero carousel shows the next slide every six seconds', async () => {
    await wait(5999);
    expect(shown()).toEqual(['1 of 4']);
    await wait(1);
    expect(shown()).toEqual(['2 of 4']);
  });

  it('the hero carousel keeps rotating while the pointer rests on the picture', async () => {
    fireEvent.pointerEnter(carousel());
    fireEvent.pointerOver(picture());
    const seen: unknown[] = [];
    for (let slide = 0; slide < 4; slide += 1) {
      seen.push(...shown());
      await wait(6000);
    }
    expect(seen).toEqual(['1 of 4', '2 of 4', '3 of 4', '4 of 4']);
    expect(shown()).toEqual(['1 of 4']);
  });

  it('the hero carousel keeps rotating while the pointer moves within the button that started the rotation', async () => {
    const stop = button('Stop slide rotation');
    fireEvent.pointerOver(stop);
    fireEvent.click(stop);
    fireEvent.click(button('Start slide rotation'));
    fireEvent.pointerOver(stop.querySelector('svg')!, { relatedTarget: stop });
    await wait(6000);
    expect(shown()).toEqual(['2 of 4']);
  });

  it.each<[string, () => void, () => void]>([
    [
      'the pointer is over the slide text',
      () => fireEvent.pointerOver(words()),
      () => fireEvent.pointerOver(picture(), { relatedTarget: words() }),
    ],
    [
      'the pointer is over a button',
      () => fireEvent.pointerOver(button('Next slide')),
      () => fireEvent.pointerOut(button('Next slide'), { relatedTarget: document.body }),
    ],
    [
      'the visitor has stopped the rotation',
      () => fireEvent.click(button('Stop slide rotation')),
      () => fireEvent.click(button('Start slide rotation')),
    ],
  ])('the hero carousel pauses and announces its slides while %s', async (_, hold, release) => {
    const live = () => slides()[0]?.parentElement?.getAttribute('aria-live');
    expect(live()).toBe('off');
    hold();
    expect(live()).toBe('polite');
    await wait(60_000);
    expect(shown()).toEqual(['1 of 4']);
    release();
    expect(live()).toBe('off');
    await wait(6000);
    expect(shown()).toEqual(['2 of 4']);
  });

  it('keyboard focus in the hero carousel stops the rotation', async () => {
    const focus = (element: HTMLElement, by: 'keyboard' | 'mouse') => {
      // happy-dom does not distinguish keyboard focus from the focus after a click, so `:focus-visible` is simulated.
      const matches = element.matches.bind(element);
      vi.spyOn(element, 'matches').mockImplementation((selector) =>
        selector === ':focus-visible' ? by === 'keyboard' : matches(selector),
      );
      act(() => element.focus());
    };
    focus(button('Next slide'), 'mouse');
    await wait(6000);
    expect(shown()).toEqual(['2 of 4']);
    act(() => button('Next slide').blur());
    focus(button('Previous slide'), 'keyboard');
    await wait(60_000);
    expect(shown()).toEqual(['2 of 4']);
    fireEvent.click(button('Start slide rotation'));
    focus(button('Stop slide rotation'), 'keyboard');
    await wait(6000);
    expect(shown()).toEqual(['3 of 4']);
  });

  it('only a horizontal swipe changes the slide of the hero carousel', () => {
    const swipe = (across: number, down: number, pointerType = 'touch', ends = true) => {
      const finger = { pointerId: 7, isPrimary: true, pointerType };
      fireEvent.pointerDown(carousel(), { ...finger, clientX: 300, clientY: 400 });
      if (!ends) fireEvent.pointerCancel(carousel(), finger);
      fireEvent.pointerUp(carousel(), { ...finger, clientX: 300 + across, clientY: 400 + down });
      return shown()[0];
    };
    expect(swipe(-30, 0), 'a tap').toBe('1 of 4');
    expect(swipe(-60, -200), 'a scroll').toBe('1 of 4');
    expect(swipe(-200, 0, 'mouse'), 'a mouse').toBe('1 of 4');
    expect(swipe(-200, 0, 'touch', false), 'what the browser took over').toBe('1 of 4');
    expect(swipe(-120, 20)).toBe('2 of 4');
    expect(swipe(100, -20)).toBe('1 of 4');
  });
});

describe('the slideshow', () => {
  const pictures = [
    { image: 'howler', caption: 'A howler' },
    { image: 'jungle-path', caption: 'A path' },
    { image: 'sugar-mill', caption: 'A mill' },
  ] as const;
  const show = (props: Partial<Parameters<typeof Slideshow>[0]> = {}) =>
    renderThemedAt(
      '/',
      <Slideshow label="Pictures of Lamanai" sizes="50vw" pictures={pictures} {...props} />,
    );

  it('the slideshow without autoplay rotates only after the visitor starts the rotation', async () => {
    const onSlideChange = vi.fn<(index: number) => void>();
    show({ autoplay: false, onSlideChange });
    await wait(60_000);
    expect(shown()).toEqual(['1 of 3']);
    fireEvent.click(button('Start slide rotation'));
    await wait(5000);
    fireEvent.click(button('Previous slide'));
    fireEvent.click(button('Previous slide'));
    expect(shown()).toEqual(['3 of 3']);
    expect(onSlideChange.mock.calls).toEqual([[1], [0], [2]]);
  });

  it('the slideshow calls the latest onSlideChange callback', () => {
    const [first, latest] = [vi.fn<(index: number) => void>(), vi.fn<(index: number) => void>()];
    const slideshow = (onSlideChange: (index: number) => void) => (
      <Slideshow label="Pictures" sizes="50vw" pictures={pictures} onSlideChange={onSlideChange} />
    );
    const { rerender } = render(slideshow(first));
    rerender(slideshow(latest));
    fireEvent.click(button('Next slide'));
    expect([first.mock.calls, latest.mock.calls]).toEqual([[], [[1]]]);
  });
});
