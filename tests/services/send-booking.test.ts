import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { parseBooking } from '#domain/booking.ts';
import { mailParameters } from '#domain/mail-parameters.ts';
import type { SendFailure, SendProblem } from '#domain/send-outcome.ts';
import type { MailSettings } from '#services/mail-settings.ts';
import { sendBooking } from '#services/send-booking.ts';
import { reference, today, validDraft } from '#tests/support/booking-draft.ts';
import { startMailDesk, type MailDesk } from '#tools/mail-desk/mail-desk.ts';
import type { ServiceFault } from '#tools/mail-desk/service-fault.ts';
import { localServiceIds } from '#tools/mail-desk/service-ids.ts';

const facts = { reference, replaces: null, isDoubtful: false, isDayChecked: true, today };
const input = { ...facts, booking: parseBooking(validDraft, today) };
const info = vi.spyOn(console, 'info').mockImplementation(() => {});
const browser = { onLine: true, webdriver: false };
let desk: MailDesk;
let settings: MailSettings;

beforeAll(async () => {
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('navigator', browser);
  vi.stubGlobal('location', new URL('http://127.0.0.1/book'));
  desk = await startMailDesk({ rateLimitMs: 0 });
  settings = { ...localServiceIds, origin: desk.serviceOrigin, blockHeadless: false };
});
afterAll(async () => {
  await desk.close();
  vi.unstubAllGlobals();
});
beforeEach(() => {
  desk.clear();
  desk.setFault(null);
  info.mockClear();
});

const problemOf = async (changed: Partial<MailSettings> = {}): Promise<SendProblem> => {
  const failure: unknown = await sendBooking(input, { ...settings, ...changed }).then(
    () => new Error('was sent'),
    (error: unknown) => error,
  );
  return (failure as SendFailure).problem;
};

it('sends one mail with all parameters through the real SDK, and logs the answer alone', async () => {
  await sendBooking(input, settings);
  expect(desk.requests.map(({ body }) => body?.template_params)).toEqual([
    mailParameters(input.booking, facts),
  ]);
  expect(desk.mails()).toHaveLength(1);
  expect(info.mock.calls).toEqual([['Booking request: sent (200 OK)']]);
});

describe('takes nothing for sent but 200 and the service’s own word', () => {
  it.each<[ServiceFault, SendProblem]>([
    [{ status: 200, text: 'accepted' }, 'unconfirmed'],
    [{ status: 200, text: '<!doctype html><title>Wi-Fi</title>' }, 'intercepted'],
    [{ status: 201, text: 'OK' }, 'intercepted'],
    [{ status: 302, location: '/sign-in' }, 'intercepted'],
    [{ status: 302, location: '/gone' }, 'rejected'],
    [{ status: 400 }, 'badRequest'],
    [{ status: 429 }, 'busy'],
    [{ status: 500, text: '<!doctype html><h1>Server error</h1>' }, 'busy'],
    [{ reset: true }, 'unreachable'],
    [{ afterSend: true }, 'unreachable'],
  ])('%o is %s', async (fault, problem) => {
    desk.setFault(fault);
    expect(await problemOf()).toBe(problem);
  });
});

it.each<[Partial<MailSettings>, string]>([
  [{ publicKey: 'wrong' }, 'The Public Key is invalid.'],
  [{ serviceId: 'wrong' }, 'The service ID not found.'],
  [{ templateId: 'wrong' }, 'The template ID not found.'],
])('reports a wrong id as a bad request: %o', async (changed, text) => {
  expect(await problemOf(changed)).toBe('badRequest');
  expect(desk.requests.at(-1)?.text).toContain(text);
});

it('takes an answer that the browser does not show for one that may be the service’s', async () => {
  const opaque = { status: 0, ok: false, type: 'opaque', text: () => Promise.resolve('') };
  const fetching = vi.spyOn(globalThis, 'fetch').mockResolvedValue(opaque as Response);
  expect(await problemOf()).toBe('unreachable');
  fetching.mockRestore();
});

it('says offline only when the device was offline from the start to the end', async () => {
  desk.setFault({ reset: true });
  browser.onLine = false;
  expect(await problemOf()).toBe('offline');
  browser.onLine = true;
  const fetching = vi.spyOn(globalThis, 'fetch').mockImplementation(() => {
    browser.onLine = false;
    return Promise.reject(new TypeError('Failed to fetch'));
  });
  expect(await problemOf()).toBe('unreachable');
  fetching.mockRestore();
  browser.onLine = true;
});

it("keeps the SDK's refusal of headless browsers behind its switch", async () => {
  browser.webdriver = true;
  expect(await problemOf({ blockHeadless: true })).toBe('rejected');
  expect(desk.requests).toEqual([]);
  await sendBooking(input, settings);
  expect(desk.mails()).toHaveLength(1);
});
