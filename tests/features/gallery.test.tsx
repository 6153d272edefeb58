import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { pictureOf } from '#domain/site/pictures.ts';
import { tourGalleries } from '#content/content.data.ts';
import { Gallery } from '#features/gallery/Gallery.tsx';
import { renderAt } from '#tests/support/page.tsx';

const pictures = tourGalleries['lamanai-tour-hopkins'] ?? [];
const altOf = (index: number) => pictureOf(pictures[index] ?? 'hopkins').alt;
const nameOf = (index: number) => `Show picture ${index + 1} of 8: ${altOf(index)}`;
const thumbnail = (index: number) => screen.getByRole('button', { name: nameOf(index) });

function renderGallery() {
  renderAt('/tour/lamanai-tour-hopkins', <Gallery skipTo="#main" pictures={pictures} />);
}

it('the preview of a thumbnail opens after 700 ms under the pointer and closes after 300 ms', async () => {
  renderGallery();
  vi.useFakeTimers();
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  fireEvent.mouseOver(thumbnail(2));
  await wait(699);
  expect(screen.queryByRole('tooltip')).toBeNull();
  await wait(1);
  expect(screen.getByRole('tooltip')).toHaveTextContent(altOf(2));
  expect(screen.getByRole('img')).toHaveAttribute('alt', altOf(0));
  fireEvent.mouseLeave(thumbnail(2));
  await wait(299);
  expect(thumbnail(2)).toHaveAttribute('aria-describedby');
  await wait(1);
  expect(thumbnail(2)).not.toHaveAttribute('aria-describedby');
});

it('the preview of a thumbnail opens at once when the keyboard focuses it, and stays closed after Escape', async () => {
  renderGallery();
  vi.useFakeTimers();
  // happy-dom does not distinguish keyboard focus from the focus after a click.
  const button = thumbnail(2);
  const matches = button.matches.bind(button);
  vi.spyOn(button, 'matches').mockImplementation(
    (selector) => selector === ':focus-visible' || matches(selector),
  );
  act(() => button.focus());
  expect(screen.getByRole('tooltip')).toHaveTextContent(altOf(2));
  fireEvent.keyDown(document, { key: 'Escape' });
  await act(() => vi.advanceTimersByTimeAsync(700));
  expect(button).not.toHaveAttribute('aria-describedby');
});

it('the gallery marks the thumbnail of the shown picture', async () => {
  renderGallery();
  const marked = () =>
    [...document.querySelectorAll('[aria-current]')].map((element) =>
      element.getAttribute('aria-label'),
    );
  expect(marked()).toEqual([nameOf(0)]);
  fireEvent.click(thumbnail(3));
  expect(marked()).toEqual([nameOf(3)]);
});

it('the gallery announces the picture that it shows', () => {
  renderGallery();
  const announced = screen.getByRole('status');
  expect(announced).toHaveTextContent(`Picture 1 of 8: ${altOf(0)}`);
  fireEvent.click(thumbnail(3));
  expect(announced).toHaveTextContent(`Picture 4 of 8: ${altOf(3)}`);
});

it('the gallery has a link that skips the thumbnails', async () => {
  renderGallery();
  const skip = screen.getByRole('link', { name: 'Skip the pictures' });
  expect(skip).toHaveAttribute('href', '#main');
  const [first] = screen.getAllByRole('button', { name: /^Show picture/ });
  expect(skip.compareDocumentPosition(first!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
