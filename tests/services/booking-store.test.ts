// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';

import { loadDraft, loadReceipt, saveDraft, saveReceipt } from '#services/booking-store.ts';
import { noMail, otherReference, validDraft, receipt } from '#tests/support/booking-draft.ts';

const saved = { ...noMail, draft: validDraft, step: 'pickup' } as const;

beforeEach(() => {
  sessionStorage.clear();
});

it('the booking store keeps a draft in session storage until the draft is deleted', () => {
  saveDraft(saved);
  expect(loadDraft()).toEqual(saved);
  saveDraft(null);
  expect(loadDraft()).toBeNull();
  expect(sessionStorage).toHaveLength(0);
  expect(localStorage).toHaveLength(0);
});

it('the booking store restores the receipt after a reload', async () => {
  saveReceipt(receipt);
  vi.resetModules();
  const afterReload = await import('#services/booking-store.ts');
  expect(afterReload.loadReceipt()).toEqual(receipt);
  sessionStorage.clear();
  expect(afterReload.loadReceipt()).toBeNull();
});

it.each([
  ['blocked', () => vi.spyOn(window, 'sessionStorage', 'get')],
  ['full', () => vi.spyOn(sessionStorage, 'setItem')],
])('the booking store keeps only the receipt in memory if session storage is %s', (name, spyOn) => {
  spyOn().mockImplementation(() => {
    throw new DOMException(name);
  });
  saveDraft(saved);
  saveReceipt(receipt);
  expect(loadDraft()).toBeNull();
  expect(loadReceipt()).toEqual(receipt);
});

it('the booking store prefers the latest receipt to an older stored receipt', () => {
  saveReceipt(receipt);
  const latest = { ...receipt, reference: otherReference };
  vi.spyOn(sessionStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('full');
  });
  saveReceipt(latest);
  expect(loadReceipt()).toEqual(latest);
});
