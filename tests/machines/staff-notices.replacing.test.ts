import { expect, it, vi } from 'vitest';

import {
  selectIsReplacing,
  selectIsUnsaved,
  selectPastCount,
} from '#machines/staff-notices.selectors.ts';
import { editingNotices } from '#tests/support/staff-actor.ts';

const picture = { origin: 'disk', name: 'boat.jpg', text: 'JFIF' } as const;
const noNoticesFile = 'boat.jpg is not a notices file.';
const text = '{"closedDays":[],"banner":{"id":"flood","text":"High water."}}';
const other = { origin: 'disk', name: 'new.json', text } as const;

it('another notices file opens immediately if there are no unsaved changes', async () => {
  const { tell, value, context } = await editingNotices();
  tell({ type: 'file.open', file: other });
  expect(value()).toEqual({ editing: 'saved' });
  expect(context().fileName).toBe('new.json');
  expect(context().banner.text).toBe('High water.');
});

it.each(['saved', 'changed'])(
  'a file without notices does not open in the state "%s"',
  async (state) => {
    const { tell, value, context } = await editingNotices();
    if (state === 'changed') tell({ type: 'past.drop' });
    tell({ type: 'file.open', file: picture });
    expect(value()).toEqual({ editing: state });
    expect(context().statusMessage).toBe(noNoticesFile);
  },
);

it('another notices file waits for confirmation if there are unsaved changes', async () => {
  const { tell, read, value, context } = await editingNotices();
  tell({ type: 'past.drop' });
  tell({ type: 'file.open', file: other });
  expect([value(), read(selectIsUnsaved)]).toEqual(['replacing', true]);
  expect(read(selectIsReplacing)).toBe(true);
  tell({ type: 'replace.cancel' });
  expect([value(), read(selectIsReplacing)]).toEqual([{ editing: 'changed' }, false]);
  expect(context().closedDays).toHaveLength(1);
  tell({ type: 'file.open', file: other });
  tell({ type: 'replace.confirm' });
  expect([value(), context().fileName]).toEqual([{ editing: 'saved' }, 'new.json']);
  expect(context().closedDays).toEqual([]);
});

it('confirming a replacement opens the notices file that staff requested last', async () => {
  const { tell, read, value, context } = await editingNotices();
  tell({ type: 'past.drop' });
  tell({ type: 'file.open', file: other });
  tell({ type: 'replace.cancel' });
  tell({ type: 'site.load' });
  expect(context().requestedFile).toBeNull();
  tell({ type: 'replace.confirm' });
  expect(value()).toBe('loading');
  await vi.waitFor(() => expect(value()).toEqual({ editing: 'saved' }));
  expect([context().fileName, read(selectPastCount)]).toEqual([null, 1]);
});
