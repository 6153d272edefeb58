// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';

import { shareLink } from '#services/share-link.ts';

const link = { title: 'Lamanai', url: 'https://example.org/tour' };
const works = () => Promise.resolve();
const fails = (name: string) => () => Promise.reject(new DOMException('no', name));

it.each([
  ['shares where it can, and copies nothing then', works, works, 'shared', []],
  ['is silent when the share sheet is closed', fails('AbortError'), works, 'cancelled', []],
  [
    'ignores a second tap while the share sheet is open',
    fails('InvalidStateError'),
    works,
    'cancelled',
    [],
  ],
  ['copies when sharing is refused', fails('NotAllowedError'), works, 'copied', [[link.url]]],
  ['copies where there is no sharing', undefined, works, 'copied', [[link.url]]],
  ['says when neither works', undefined, fails('NotAllowedError'), 'refused', [[link.url]]],
])('shareLink %s', async (_, share, copy, outcome, copied) => {
  const writeText = vi.fn<(text: string) => Promise<void>>(copy);
  vi.stubGlobal('navigator', { share, clipboard: { writeText } });
  expect(await shareLink(link)).toBe(outcome);
  expect(writeText.mock.calls).toEqual(copied);
});

it('sharing fails if the browser has no clipboard', async () => {
  vi.stubGlobal('navigator', {});
  expect(await shareLink(link)).toBe('refused');
});
