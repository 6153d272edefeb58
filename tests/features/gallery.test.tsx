import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, expect, it, vi } from 'vitest';

import { pictureOf } from '#domain/site/pictures.ts';
import { tourGalleries } from '#content/content.data.ts';
import type * as PreviewModule from '#features/gallery/PicturePreview.tsx';
import { renderAt } from '#tests/support/page.tsx';

const pictures = tourGalleries['lamanai-tour-hopkins'] ?? [];
const altOf = (index: number) => pictureOf(pictures[index] ?? 'hopkins').alt;
const nameOf = (index: number) => `Show picture ${index + 1} of 8: ${altOf(index)}`;
const thumbnail = (index: number) => screen.getByRole('button', { name: nameOf(index) });
const enter = (pointerType: 'mouse' | 'touch') =>
  fireEvent.pointerEnter(thumbnail(2), { pointerType });

/** Counts the imports of the preview's code. While `isLost` is true, the import fails. */
const previewCode = { asked: 0, isLost: true };
vi.mock('#features/gallery/PicturePreview.tsx', async (load) => {
  const { PicturePreview } = await load<typeof PreviewModule>();
  return {
    get PicturePreview() {
      previewCode.asked += 1;
      // Browsers reject `import()` with this error if the file cannot be fetched.
      if (previewCode.isLost) throw new TypeError('Failed to fetch dynamically imported module');
      return PicturePreview;
    },
  };
});
afterAll(() => vi.doUnmock('#features/gallery/PicturePreview.tsx'));

async function renderGallery() {
  const { Gallery } = await import('#features/gallery/Gallery.tsx');
  renderAt(
    '/tour/lamanai-tour-hopkins',
    <Gallery skipTo="#main" pictures={pictures} besideStrip={0} />,
  );
}

it('the gallery loads the picture preview for a mouse but not for touch', async () => {
  await renderGallery();
  vi.useFakeTimers();
  enter('touch');
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(previewCode.asked).toBe(0);

  vi.useRealTimers();
  enter('mouse');
  await waitFor(() => expect(previewCode.asked).toBe(1));
  expect(screen.queryByRole('tooltip')).toBeNull();
  expect(thumbnail(2)).toBeVisible();
  previewCode.isLost = false;
  expect(await screen.findByRole('tooltip')).toHaveTextContent(altOf(2));
  expect(screen.getByRole('img')).toHaveAttribute('alt', altOf(0));
  fireEvent.keyDown(document, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
});

it('the gallery marks the thumbnail of the shown picture', async () => {
  await renderGallery();
  const marked = () =>
    [...document.querySelectorAll('[aria-current]')].map((element) =>
      element.getAttribute('aria-label'),
    );
  expect(marked()).toEqual([nameOf(0)]);
  fireEvent.click(thumbnail(3));
  expect(marked()).toEqual([nameOf(3)]);
});

it('the gallery has a link that skips the thumbnails', async () => {
  await renderGallery();
  const skip = screen.getByRole('link', { name: 'Skip the pictures' });
  expect(skip).toHaveAttribute('href', '#main');
  const [first] = screen.getAllByRole('button', { name: /^Show picture/ });
  expect(skip.compareDocumentPosition(first!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
