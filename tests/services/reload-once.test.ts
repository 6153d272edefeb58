import { beforeEach, expect, it, vi } from 'vitest';

import { reloadOnce } from '#services/reload-once.ts';

const location = {
  pathname: '/faq',
  assign: vi.fn<(url: string) => void>(),
  reload: vi.fn<() => void>(),
};

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.clearAllMocks();
  vi.stubGlobal('window', {
    location,
    sessionStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    },
  });
});

it('a page reloads once per release', () => {
  reloadOnce('index-1.js');
  reloadOnce('index-1.js');
  expect(location.reload).toHaveBeenCalledTimes(1);
  reloadOnce('index-2.js');
  expect(location.reload).toHaveBeenCalledTimes(2);
});

it('a navigation opens the document of its target once', () => {
  reloadOnce('index-1.js', '/about?a#b');
  reloadOnce('index-1.js', '/about?a#b');
  expect(location.assign.mock.calls).toEqual([['/about?a#b']]);
  expect(location.reload).not.toHaveBeenCalled();
});

it('a page does not reload if the session storage is blocked', () => {
  vi.stubGlobal('window', {
    location,
    get sessionStorage(): Storage {
      throw new DOMException('blocked', 'SecurityError');
    },
  });
  reloadOnce('index-1.js');
  expect(location.reload).not.toHaveBeenCalled();
});
