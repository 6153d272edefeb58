import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { tourPicturesOf } from '#domain/tour-pictures.ts';
import { renderAt } from '#tests/support/page.tsx';

const previewCode = vi.hoisted(() => ({ asked: 0, isLost: false }));

vi.mock('#features/gallery/PicturePreview.tsx', async (load) => {
  previewCode.asked += 1;
  if (previewCode.isLost) throw new Error('Failed to fetch dynamically imported module');
  return load();
});

const pictures = tourPicturesOf('lamanai-tour-hopkins').gallery;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const preview = () => screen.queryByRole('tooltip');
const thumbnail = () => screen.getByRole('button', { name: /^Show picture 3 of 8/ });

/** Each time with code that nobody has asked for yet. */
async function renderGallery() {
  vi.resetModules();
  Object.assign(previewCode, { asked: 0, isLost: false });
  const { Gallery } = await import('#features/gallery/Gallery.tsx');
  vi.useFakeTimers();
  renderAt('/tour/lamanai-tour-hopkins', <Gallery pictures={pictures} besideStrip={0} />);
}

describe('the code of the enlarged preview', () => {
  afterEach(() => void vi.useRealTimers());

  it('is asked for as soon as a pointer is on a thumbnail', async () => {
    await renderGallery();
    expect(previewCode.asked).toBe(0);
    fireEvent.pointerEnter(thumbnail(), { pointerType: 'mouse' });
    await pass(1);
    expect(previewCode.asked).toBe(1);
    expect(preview()).toBeNull();
  });

  it('is not asked for by a finger', async () => {
    await renderGallery();
    fireEvent.pointerEnter(thumbnail(), { pointerType: 'touch' });
    fireEvent.click(thumbnail());
    await pass(10_000);
    expect(previewCode.asked).toBe(0);
  });

  it('is asked for again after it was lost, while the gallery stays', async () => {
    await renderGallery();
    previewCode.isLost = true;
    fireEvent.pointerEnter(thumbnail(), { pointerType: 'mouse' });
    await pass(900);
    expect(previewCode.asked).toBe(1);
    expect(thumbnail()).toBeVisible();
    previewCode.isLost = false;
    await pass(1000);
    vi.useRealTimers();
    expect(await screen.findByRole('tooltip')).toBeVisible();
  });
});
