import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

import { tourPicturesOf } from '#domain/tour-pictures.ts';
import { pictureOf } from '#domain/pictures.ts';
import { tours } from '#domain/tours.ts';
import { Gallery } from '#features/gallery/Gallery.tsx';
import { renderAt } from '#tests/support/page.tsx';

const pictures = tourPicturesOf('lamanai-tour-hopkins').gallery;
const altOf = (index: number) => pictureOf(pictures[index] ?? pictures[0]).alt;
const nameOf = (index: number) => `Show picture ${index + 1} of 8: ${altOf(index)}`;

const renderGallery = () =>
  renderAt('/tour/lamanai-tour-hopkins', <Gallery pictures={pictures} besideStrip={0} />);

const thumbnail = (index: number) => screen.getByRole('button', { name: nameOf(index) });
const mainAlt = () => screen.getByRole('img').getAttribute('alt');
const preview = () => screen.queryByRole('tooltip');
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** The preview's code is fetched when it is first needed. */
const loadPreview = () => import('#features/gallery/PicturePreview.tsx');

const user = userEvent.setup({ pointerEventsCheck: 0 });

describe('Gallery', () => {
  it('has eight different pictures for each tour', () => {
    for (const tour of tours) {
      expect(new Set(tourPicturesOf(tour.id).gallery).size, tour.id).toBe(8);
    }
  });

  it('opens with the first of eight', () => {
    renderGallery();
    expect(mainAlt()).toBe(altOf(0));
    const buttons = within(screen.getByRole('list')).getAllByRole('button');
    expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(
      pictures.map((_, index) => nameOf(index)),
    );
    expect(buttons.map((button) => button.getAttribute('aria-current'))).toEqual([
      'true',
      ...Array.from({ length: 7 }, () => null),
    ]);
  });

  it('shows the chosen picture large and announces it politely', async () => {
    renderGallery();
    await user.click(thumbnail(4));
    expect(mainAlt()).toBe(altOf(4));
    expect(thumbnail(4)).toHaveAttribute('aria-current', 'true');
    expect(thumbnail(0)).not.toHaveAttribute('aria-current');
    expect(screen.getByRole('status')).toHaveTextContent(`Picture 5 of 8: ${altOf(4)}`);
  });

  it('enlarges a thumbnail after 700 ms of hover, and until 300 ms after', async () => {
    await loadPreview();
    vi.useFakeTimers();
    renderGallery();
    fireEvent.pointerEnter(thumbnail(2), { pointerType: 'mouse' });
    await pass(699);
    expect(preview()).toBeNull();
    await pass(1);
    expect(preview()).toHaveTextContent(altOf(2));
    expect(mainAlt()).toBe(altOf(0));
    fireEvent.pointerLeave(thumbnail(2), { pointerType: 'mouse' });
    await pass(299);
    expect(preview()).toHaveTextContent(altOf(2));
    await pass(1);
    expect(preview()).toBeNull();
  });

  it('does not enlarge under a finger', async () => {
    await loadPreview();
    vi.useFakeTimers();
    renderGallery();
    fireEvent.pointerEnter(thumbnail(2), { pointerType: 'touch' });
    await pass(10_000);
    expect(preview()).toBeNull();
  });

  it('enlarges at once under the keyboard’s focus, and Escape closes', async () => {
    await loadPreview();
    renderGallery();
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
});
