// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';

import {
  loadDraft,
  loadReceipt,
  saveDraft,
  saveReceipt,
  storedReceipt,
} from '#services/booking-store.ts';
import { otherReference, reference, validDraft, receipt } from '#tests/support/booking-draft.ts';
import { firstVersion } from '#domain/booking/reference.ts';

const saved = { reference, draft: validDraft, step: 'stay', versions: firstVersion } as const;

beforeEach(() => {
  sessionStorage.clear();
});

it('keeps a draft for this tab until it is deleted', () => {
  saveDraft(saved);
  expect(loadDraft()).toEqual(saved);
  saveDraft(null);
  expect(loadDraft()).toBeNull();
  expect(sessionStorage).toHaveLength(0);
  expect(localStorage).toHaveLength(0);
});

it('restores the receipt after a reload', async () => {
  const text = saveReceipt(receipt);
  vi.resetModules();
  const afterReload = await import('#services/booking-store.ts');
  expect(afterReload.storedReceipt()).toBe(text);
  sessionStorage.clear();
  expect(afterReload.storedReceipt()).toBeNull();
});

it.each([
  ['blocked', () => vi.spyOn(window, 'sessionStorage', 'get')],
  ['full', () => vi.spyOn(Storage.prototype, 'setItem')],
])('keeps only the receipt, in memory, when storage is %s', (name, spyOn) => {
  spyOn().mockImplementation(() => {
    throw new DOMException(name);
  });
  saveDraft(saved);
  const text = saveReceipt(receipt);
  expect(loadDraft()).toBeNull();
  expect(loadReceipt()).toEqual(receipt);
  expect(storedReceipt()).toBe(text);
});

it('prefers the request that was just sent to an older stored one', () => {
  saveReceipt(receipt);
  const latest = { ...receipt, reference: otherReference };
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full');
  });
  saveReceipt(latest);
  expect(loadReceipt()).toEqual(latest);
});
