// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';

import { shareLink } from '#services/share-link.ts';

const link = { title: 'Lamanai', url: 'https://example.org/tour' };
const works = () => vi.fn<() => Promise<void>>(() => Promise.resolve());
const fails = (name: string) =>
  vi.fn<() => Promise<void>>(() => Promise.reject(new DOMException('no', name)));

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('shareLink', () => {
  it('shares where it can, and copies nothing then', async () => {
    const clipboard = { writeText: works() };
    vi.stubGlobal('navigator', { share: works(), clipboard });
    expect(await shareLink(link)).toBe('shared');
    expect(clipboard.writeText).not.toHaveBeenCalled();
  });

  it('is silent when the visitor closes the share sheet', async () => {
    const clipboard = { writeText: works() };
    vi.stubGlobal('navigator', { share: fails('AbortError'), clipboard });
    expect(await shareLink(link)).toBe('cancelled');
    expect(clipboard.writeText).not.toHaveBeenCalled();
  });

  it('copies when sharing is refused', async () => {
    const clipboard = { writeText: works() };
    vi.stubGlobal('navigator', { share: fails('NotAllowedError'), clipboard });
    expect(await shareLink(link)).toBe('copied');
    expect(clipboard.writeText.mock.calls).toEqual([[link.url]]);
  });

  it('says when neither works', async () => {
    vi.stubGlobal('navigator', { clipboard: { writeText: fails('NotAllowedError') } });
    expect(await shareLink(link)).toBe('refused');
    vi.stubGlobal('navigator', {});
    expect(await shareLink(link)).toBe('refused');
  });
});
