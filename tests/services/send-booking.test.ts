import { send } from '@emailjs/browser';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { parseBooking } from '#domain/booking/draft.ts';
import { mailParameters } from '#domain/booking/mail-parameters.ts';
import { SubmissionError, type SubmissionErrorCode } from '#domain/booking/submission-error.ts';
import { createAnswerCode } from '#services/answer-code.ts';
import type { MailSettings } from '#services/mail-settings.ts';
import { sendBooking } from '#services/send-booking.ts';
import { requestFacts, today, validDraft } from '#tests/support/booking-draft.ts';
import { startMailDesk, type MailDesk } from '#tools/mail-desk/mail-desk.ts';
import { localServiceIds } from '#tools/mail-desk/service-ids.ts';
import type { ServiceFault } from '#tools/mail-desk/service.ts';

vi.mock('@emailjs/browser', { spy: true });

const input = { ...requestFacts, booking: parseBooking(validDraft, today) };
const browser = { onLine: true, webdriver: false };
let desk: MailDesk;
let settings: MailSettings;

beforeAll(async () => {
  desk = await startMailDesk();
  settings = { ...localServiceIds, origin: desk.serviceOrigin };
});
afterAll(async () => {
  await desk.close();
});
beforeEach(() => {
  desk.clear();
  desk.setFault(null);
  Object.assign(browser, { onLine: true, webdriver: false });
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('navigator', browser);
  vi.stubGlobal('location', new URL('http://127.0.0.1/book'));
  vi.spyOn(console, 'info').mockReturnValue();
});

const failureOf = async (changed: Partial<MailSettings> = {}): Promise<SubmissionError> => {
  const failure: unknown = await sendBooking(input, { ...settings, ...changed }).catch(
    (error: unknown) => error,
  );
  if (failure instanceof SubmissionError) return failure;
  throw new Error('It was sent.');
};

it('sendBooking sends one email with all parameters', async () => {
  const code = await createAnswerCode(input.booking, requestFacts);
  expect(code).not.toBe('');
  await sendBooking(input, settings);
  expect(desk.requests.map(({ body }) => body?.template_params)).toEqual([
    mailParameters(input.booking, requestFacts, code),
  ]);
  expect(desk.mails()).toHaveLength(1);
  expect(vi.mocked(console.info).mock.calls).toEqual([['Booking request: sent (200 OK)']]);
});

it.each(['"ok"', 'accepted'])(
  'sendBooking accepts a 200 response with the short text %s',
  async (text) => {
    desk.setFault({ status: 200, text });
    await sendBooking(input, settings);
    expect(vi.mocked(console.info).mock.calls).toEqual([[`Booking request: sent (200 ${text})`]]);
  },
);

describe('failed responses', () => {
  it.each<[ServiceFault, SubmissionErrorCode]>([
    [{ status: 200, text: '' }, 'unconfirmed'],
    [{ status: 200, text: '<!doctype html><title>Wi-Fi</title>' }, 'intercepted'],
    [{ status: 404 }, 'rejected'],
    [{ status: 400 }, 'badRequest'],
    [{ status: 412 }, 'mailServerDown'],
    [{ status: 422 }, 'misconfigured'],
    [{ status: 451 }, 'rejected'],
    [{ status: 429 }, 'busy'],
    [{ reset: true }, 'unreachable'],
  ])('sendBooking reports the response %o as %s', async (fault, code) => {
    desk.setFault(fault);
    expect(await failureOf()).toMatchObject({ code });
  });

  it('sendBooking reports an opaque response as unreachable', async () => {
    const opaque = { status: 0, ok: false, type: 'opaque', text: () => Promise.resolve('') };
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(opaque as Response);
    expect(await failureOf()).toMatchObject({ code: 'unreachable' });
  });
});

describe('the details of a failure', () => {
  it.each<[Partial<MailSettings>, string]>([
    [{ serviceId: '', publicKey: '' }, 'The site was built without serviceId, publicKey'],
    [{ templateId: '' }, 'The site was built without templateId'],
  ])('sendBooking with the settings %o fails with the detail "%s"', async (changed, detail) => {
    expect(await failureOf(changed)).toMatchObject({ code: 'misconfigured', detail });
    expect(desk.requests).toEqual([]);
  });

  it.each([
    ['The public key is required', 'misconfigured', 'The public key is required'],
    [{ status: 429, text: 'later' }, 'busy', '429 later'],
    [new TypeError('Failed to fetch'), 'unreachable', 'TypeError: Failed to fetch'],
    [{ status: 429 }, 'unreachable', '[object Object]'],
    [{ text: 'later' }, 'unreachable', '[object Object]'],
    [null, 'unreachable', 'null'],
  ])('sendBooking reports the SDK rejection %j as %s', async (reason, code, detail) => {
    vi.mocked(send).mockRejectedValueOnce(reason);
    expect(await failureOf()).toMatchObject({ code, detail });
  });
});

it('sendBooking reports offline only if the device is offline before and after the request', async () => {
  desk.setFault({ reset: true });
  browser.onLine = false;
  expect(await failureOf()).toMatchObject({ code: 'offline' });
  browser.onLine = true;
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => {
    browser.onLine = false;
    return Promise.reject(new TypeError('Failed to fetch'));
  });
  expect(await failureOf()).toMatchObject({ code: 'unreachable' });
});

it('a browser that looks automated may send a request', async () => {
  browser.webdriver = true;
  await sendBooking(input, settings);
  expect(desk.mails()).toHaveLength(1);
});
