// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';

import { copyText } from '#services/copy-text.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('copies, and says so', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  expect(await copyText('words')).toBe(true);
  expect(writeText.mock.calls).toEqual([['words']]);
});

it.each<[string, object]>([
  ['there is no clipboard', {}],
  [
    'the browser refuses',
    { clipboard: { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) } },
  ],
])('says when it could not, since %s', async (_name, navigator) => {
  vi.stubGlobal('navigator', navigator);
  expect(await copyText('words')).toBe(false);
});
