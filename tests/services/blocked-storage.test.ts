import { expect, test, vi } from 'vitest';

import { hideBlockedStorage } from '#services/blocked-storage.ts';

test('localStorage is hidden only if reading it throws', () => {
  const blocked = {
    get localStorage(): Storage {
      throw new DOMException('blocked', 'SecurityError');
    },
  };
  vi.stubGlobal('window', blocked);
  hideBlockedStorage();
  expect(blocked.localStorage).toBeUndefined();
  const open = { localStorage: 'open' };
  vi.stubGlobal('window', open);
  hideBlockedStorage();
  expect(open.localStorage).toBe('open');
});
