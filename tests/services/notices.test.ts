// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { noNotices } from '#domain/notices/notices.ts';
import { loadDismissedBanner, loadNotices, saveDismissedBanner } from '#services/notices.ts';

const flood = { id: 'flood', text: 'The river is high.' };
const answerWith = (body: string, status = 200) => {
  const fetchSpy = vi.fn<typeof fetch>(() => Promise.resolve(new Response(body, { status })));
  vi.stubGlobal('fetch', fetchSpy);
  return fetchSpy;
};

beforeEach(() => void vi.spyOn(console, 'info').mockReturnValue());
afterEach(() => sessionStorage.clear());

describe('the notices file', () => {
  it('loadNotices requests the notices file with cache revalidation', async () => {
    const fetchSpy = answerWith(JSON.stringify({ closedDays: [], banner: flood }));
    const { signal } = new AbortController();
    expect(await loadNotices(signal)).toEqual({ closedDays: [], banner: flood });
    expect(fetchSpy.mock.calls).toEqual([['/notices.json', { cache: 'no-cache', signal }]]);
    expect(console.info).not.toHaveBeenCalled();
  });

  it('loadNotices leaves out closed days that have passed in Belize', async () => {
    vi.setSystemTime(Date.UTC(2026, 11, 26, 5, 59));
    answerWith('{"closedDays":[{"day":"2026-12-25","reason":"Christmas Day"}]}');
    expect((await loadNotices()).closedDays).toHaveLength(1);
    vi.setSystemTime(Date.UTC(2026, 11, 26, 6, 0));
    expect((await loadNotices()).closedDays).toEqual([]);
  });

  it('loadNotices returns no notices if the host has no notices file', async () => {
    answerWith('<!doctype html><title>Not here</title>', 404);
    expect(await loadNotices()).toEqual(noNotices);
    expect(console.info).not.toHaveBeenCalled();
  });

  it('loadNotices logs the invalid parts of the notices file', async () => {
    answerWith('{"closedDays":"Christmas","comment":"for staff"}');
    expect(await loadNotices()).toEqual(noNotices);
    expect(vi.mocked(console.info).mock.calls).toEqual([
      [
        '/notices.json was not read in full:',
        '"closedDays": must be a list in square brackets',
        'The file, "comment": is not recognized and is ignored',
      ],
    ]);
  });

  it.each([408, 429, 500])(
    'loadNotices rejects if the host responds with the status %i',
    async (status) => {
      answerWith('{"closedDays":[],"banner":null}', status);
      await expect(loadNotices()).rejects.toThrow(`/notices.json answers ${status}`);
    },
  );

  it('loadNotices rejects if the host does not respond', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(loadNotices()).rejects.toThrow('Failed to fetch');
  });
});

describe('a dismissed banner', () => {
  it('a dismissed banner is remembered only in the current tab', () => {
    expect(loadDismissedBanner()).toBeNull();
    saveDismissedBanner('flood');
    expect(loadDismissedBanner()).toBe('flood');
    expect(sessionStorage.getItem('dismissed-banner')).toBe('flood');
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('a dismissed banner is forgotten if the browser blocks site data', () => {
    const blocked = vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('Access is denied', 'SecurityError');
    });
    expect(() => saveDismissedBanner('flood')).not.toThrow();
    expect(loadDismissedBanner()).toBeNull();
    blocked.mockRestore();
  });
});
