// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';

import { shareLink } from '#services/share-link.ts';

const link = { title: 'Lamanai', url: 'https://example.org/tour' };
const works = () => Promise.resolve();
const fails = (name: string) => () => Promise.reject(new DOMException('no', name));

it.each([
  ['shares the link without copying it', works, works, 'shared', []],
  [
    'copies nothing if the visitor closes the share sheet',
    fails('AbortError'),
    works,
    'cancelled',
    [],
  ],
  [
    'ignores a second tap while the share sheet is open',
    fails('InvalidStateError'),
    works,
    'cancelled',
    [],
  ],
  [
    'copies the link if sharing is rejected',
    fails('NotAllowedError'),
    works,
    'copied',
    [[link.url]],
  ],
  ['copies the link if the browser cannot share', undefined, works, 'copied', [[link.url]]],
  [
    'reports that neither sharing nor copying works',
    undefined,
    fails('NotAllowedError'),
    'refused',
    [[link.url]],
  ],
])('shareLink shares or copies a link: it %s', async (_, share, copy, outcome, copied) => {
  const writeText = vi.fn<(text: string) => Promise<void>>(copy);
  vi.stubGlobal('navigator', { share, clipboard: { writeText } });
  expect(await shareLink(link)).toBe(outcome);
  expect(writeText.mock.calls).toEqual(copied);
});

it('shareLink fails if the browser has neither sharing nor a clipboard', async () => {
  vi.stubGlobal('navigator', {});
  expect(await shareLink(link)).toBe('refused');
});
