import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { parseBooking } from '#domain/booking.ts';
import type { MailSettings } from '#services/mail-settings.ts';
import { loadSending, sendBooking } from '#services/send-booking.ts';
import { reference, today, validDraft } from '#tests/support/booking-draft.ts';

const sdk = vi.hoisted(() => ({ send: (): Promise<unknown> => Promise.resolve() }));
vi.mock('@emailjs/browser', () => ({ init: () => {}, send: () => sdk.send() }));

const settings: MailSettings = {
  serviceId: 'service',
  templateId: 'template',
  publicKey: 'key',
  origin: 'http://127.0.0.1:9',
  blockHeadless: false,
};
const input = {
  reference,
  replaces: null,
  isDoubtful: false,
  isDayChecked: true,
  today,
  booking: parseBooking(validDraft, today),
};

const failureOf = (changed: Partial<MailSettings> = {}): Promise<unknown> =>
  sendBooking(input, { ...settings, ...changed }).then(
    () => 'was sent',
    (error: unknown) => error,
  );

beforeEach(() => {
  vi.stubGlobal('window', {});
  vi.stubGlobal('navigator', { onLine: true });
  vi.spyOn(console, 'info').mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a failure says what the developer needs', () => {
  it.each<[Partial<MailSettings>, string]>([
    [{ serviceId: '', publicKey: '' }, 'The site was built without serviceId, publicKey'],
    [{ templateId: '' }, 'The site was built without templateId'],
  ])('with the settings %j', async (changed, detail) => {
    const send = vi.spyOn(sdk, 'send');
    expect(await failureOf(changed)).toMatchObject({ problem: 'misconfigured', detail });
    expect(send).not.toHaveBeenCalled();
  });

  it.each([
    ['The public key is required', 'misconfigured', 'The public key is required'],
    [{ status: 429, text: 'later' }, 'busy', '429 later'],
    [new TypeError('Failed to fetch'), 'unreachable', 'TypeError: Failed to fetch'],
    [{ status: 429 }, 'unreachable', '[object Object]'],
    [{ text: 'later' }, 'unreachable', '[object Object]'],
    [null, 'unreachable', 'null'],
  ])('when the SDK rejects with %j', async (reason, problem, detail) => {
    vi.spyOn(sdk, 'send').mockImplementation(() => Promise.reject(reason));
    expect(await failureOf()).toMatchObject({ problem, detail });
  });
});

describe('the device’s storage', () => {
  it('is hidden from the SDK where a look at it throws', async () => {
    const page = {
      get localStorage(): Storage {
        throw new DOMException('blocked', 'SecurityError');
      },
    };
    vi.stubGlobal('window', page);
    await loadSending();
    expect(Object.getOwnPropertyDescriptor(page, 'localStorage')).toMatchObject({
      value: undefined,
      configurable: true,
    });
  });

  it('stays as it is where it is open', async () => {
    const page = { localStorage: 'open' };
    vi.stubGlobal('window', page);
    await loadSending();
    expect(page.localStorage).toBe('open');
  });
});

it('code that does not come is a problem of its own', async () => {
  vi.resetModules();
  vi.doMock('@emailjs/browser', () => {
    throw new TypeError('gone');
  });
  const { sendBooking: send } = await import('#services/send-booking.ts');
  const failure: unknown = await send(input, settings).catch((error: unknown) => error);
  expect(failure).toMatchObject({ problem: 'notLoaded' });
  vi.doUnmock('@emailjs/browser');
});
