import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { StrictMode, type ComponentProps } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { Slideshow } from '#features/carousel/Slideshow.tsx';
import { stubInView } from '#tests/support/in-view.ts';

type Props = ComponentProps<typeof Slideshow>;

const pictures: Props['pictures'] = [
  { image: 'howler', caption: 'A howler' },
  { image: 'jungle-path', caption: 'A path' },
  { image: 'sugar-mill', caption: 'A mill' },
];

function renderSlideshow(props: Partial<Props> = {}) {
  return render(
    <StrictMode>
      <Slideshow label="Pictures of Lamanai" pictures={pictures} sizes="50vw" {...props} />
    </StrictMode>,
  );
}

const slideshow = () => screen.getByRole('region', { name: 'Pictures of Lamanai' });
const shown = () =>
  [...slideshow().querySelectorAll<HTMLElement>('[aria-roledescription="slide"]')]
    .filter((slide) => !slide.hasAttribute('inert'))
    .map((slide) => `${slide.getAttribute('aria-label')}: ${slide.textContent}`);
const button = (name: string) => within(slideshow()).getByRole('button', { name });
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  stubInView();
  vi.useFakeTimers();
});

describe('Slideshow', () => {
  it('plays by itself in the interval that it is given, and has a pause button of its own', async () => {
    renderSlideshow({ intervalMs: 800 });
    await wait(800);
    expect(shown()).toEqual(['2 of 3: A path']);
    fireEvent.click(button('Stop slide rotation'));
    await wait(60_000);
    expect(shown()).toEqual(['2 of 3: A path']);
  });

  it('stands without autoplay until it is started', async () => {
    renderSlideshow({ autoplay: false });
    await wait(60_000);
    expect(shown()).toEqual(['1 of 3: A howler']);
    fireEvent.click(button('Start slide rotation'));
    await wait(5000);
    expect(shown()).toEqual(['2 of 3: A path']);
  });

  it('tells its owner of every change once, and the owner of the moment', async () => {
    const first = vi.fn<(index: number) => void>();
    const later = vi.fn<(index: number) => void>();
    const { rerender } = renderSlideshow({ onSlideChange: first });
    await wait(5000);
    fireEvent.click(button('Previous slide'));
    rerender(
      <StrictMode>
        <Slideshow
          label="Pictures of Lamanai"
          pictures={pictures}
          sizes="50vw"
          onSlideChange={later}
        />
      </StrictMode>,
    );
    fireEvent.click(button('Previous slide'));
    expect(first.mock.calls).toEqual([[1], [0]]);
    expect(later.mock.calls).toEqual([[2]]);
  });
});
