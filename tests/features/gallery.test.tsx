import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

import { pictureOf } from '#domain/pictures.ts';
import { tourPicturesOf } from '#domain/tour-pictures.ts';
import { renderAt } from '#tests/support/page.tsx';

const pictures = tourPicturesOf('lamanai-tour-hopkins').gallery;
const altOf = (index: number) => pictureOf(pictures[index] ?? pictures[0]).alt;
const nameOf = (index: number) => `Show picture ${index + 1} of 8: ${altOf(index)}`;
const thumbnail = (index: number) => screen.getByRole('button', { name: nameOf(index) });
const enter = (pointerType: 'mouse' | 'touch') =>
  fireEvent.pointerEnter(thumbnail(2), { pointerType });
const mainAlt = () => screen.getByRole('img').getAttribute('alt');
const preview = () => screen.queryByRole('tooltip');

const user = userEvent.setup({ pointerEventsCheck: 0 });

/** Each time with a preview whose code nobody has asked for yet. */
async function renderGallery({ isLost = false } = {}) {
  const previewCode = { asked: 0, isLost };
  vi.resetModules();
  vi.doMock('#features/gallery/PicturePreview.tsx', async (load) => {
    previewCode.asked += 1;
    if (previewCode.isLost) throw new Error('Failed to fetch dynamically imported module');
    return load();
  });
  const { Gallery } = await import('#features/gallery/Gallery.tsx');
  renderAt('/tour/lamanai-tour-hopkins', <Gallery pictures={pictures} besideStrip={0} />);
  return previewCode;
}

it('opens with the first of eight, and shows the chosen one large and announces it politely', async () => {
  await renderGallery();
  expect(mainAlt()).toBe(altOf(0));
  const buttons = within(screen.getByRole('list')).getAllByRole('button');
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(
    pictures.map((_, index) => nameOf(index)),
  );
  const current = () => buttons.filter((button) => button.getAttribute('aria-current') === 'true');
  expect(current()).toEqual([thumbnail(0)]);
  await user.click(thumbnail(4));
  expect(mainAlt()).toBe(altOf(4));
  expect(current()).toEqual([thumbnail(4)]);
  expect(screen.getByRole('status')).toHaveTextContent(`Picture 5 of 8: ${altOf(4)}`);
});

it('enlarges a thumbnail under a pointer that stays, whose coming asks for the code', async () => {
  const previewCode = await renderGallery();
  expect(previewCode.asked).toBe(0);
  enter('mouse');
  await waitFor(() => expect(previewCode.asked).toBe(1));
  expect(await screen.findByRole('tooltip')).toHaveTextContent(altOf(2));
  expect(mainAlt()).toBe(altOf(0));
  fireEvent.pointerLeave(thumbnail(2), { pointerType: 'mouse' });
  await waitFor(() => expect(preview()).toBeNull());
});

it('does not enlarge under a finger, which asks for no code either', async () => {
  const previewCode = await renderGallery();
  vi.useFakeTimers();
  enter('touch');
  fireEvent.click(thumbnail(2));
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect([previewCode.asked, preview()]).toEqual([0, null]);
});

it('asks again for code that was lost, and stays meanwhile', async () => {
  const previewCode = await renderGallery({ isLost: true });
  enter('mouse');
  await waitFor(() => expect(previewCode.asked).toBe(1));
  expect(thumbnail(2)).toBeVisible();
  previewCode.isLost = false;
  expect(await screen.findByRole('tooltip')).toBeVisible();
});

it('enlarges at once under the keyboard’s focus, and Escape closes', async () => {
  await renderGallery();
  await user.tab();
  expect(thumbnail(0)).toHaveFocus();
  expect(await screen.findByRole('tooltip')).toHaveTextContent(altOf(0));
  await user.keyboard('{Escape}');
  expect(preview()).toBeNull();
  expect(thumbnail(0)).toHaveFocus();
  await user.tab();
  await user.keyboard('{Enter}');
  expect(mainAlt()).toBe(altOf(1));
});
