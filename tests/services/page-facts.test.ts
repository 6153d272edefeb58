import { beforeEach, describe, expect, it, vi } from 'vitest';

import { logFailure, logFormData } from '#services/booking-log.ts';
import { downloadFile } from '#services/download-file.ts';
import {
  rememberSubmittedAnswers,
  submittedAnswers,
  submittedEmail,
} from '#services/submitted-answers.ts';
import { otherReference, reference, validDraft } from '#tests/support/booking-draft.ts';
import { isNewNavigation } from '#services/page-load.ts';
import { randomReference } from '#services/random-reference.ts';
import { onMinute, onPageVisible, today } from '#services/today.ts';

beforeEach(() => {
  vi.resetModules();
});

it.each([
  [[{ type: 'navigate' }], true],
  [[], true],
  [[{ type: 'reload' }], false],
  [[{ type: 'back_forward' }], false],
])('isNewNavigation with the navigation entries %j returns %s', (entries, expected) => {
  vi.spyOn(performance, 'getEntriesByType').mockImplementation((type) =>
    type === 'navigation' ? (entries as unknown as PerformanceEntryList) : [],
  );
  expect(isNewNavigation()).toBe(expected);
});

it('isNewNavigation returns true in a browser without navigation timing', () => {
  vi.stubGlobal('performance', {});
  expect(isNewNavigation()).toBe(true);
});

it('the page remembers the submitted answers and email until a reload', async () => {
  expect([submittedEmail(), submittedAnswers(reference)]).toEqual(['', null]);
  rememberSubmittedAnswers({ reference, answers: { ...validDraft, email: ' ada@example.com' } });
  expect(submittedEmail()).toBe('ada@example.com');
  expect(submittedAnswers(reference)).toMatchObject({ firstName: 'Ada' });
  expect(submittedAnswers(otherReference)).toBeNull();
  vi.resetModules();
  const afterReload = await import('#services/submitted-answers.ts');
  expect(afterReload.submittedEmail()).toBe('');
});

it('randomReference uses random bytes from the browser', () => {
  const random = vi.spyOn(crypto, 'getRandomValues');
  expect(randomReference()).toMatch(/^LAM-[ACDEFGHJKMNPQRTWXY34679]{7}$/);
  expect(random.mock.calls.map(([bytes]) => bytes?.byteLength)).toContain(1);
  expect(new Set(Array.from({ length: 20 }, randomReference)).size).toBe(20);
});

it.each([
  ['', '2026-11-20'],
  ['2026-11-19', '2026-11-20'],
  ['2026-11-21', '2026-11-21'],
])('on 2026-11-20, a site with the build day %j uses %s as today', (builtOn, expected) => {
  if (builtOn) vi.stubEnv('BUILD_DAY', builtOn);
  expect(today()).toBe(expected);
});

it('onPageVisible reports each return of the visitor until it is stopped', () => {
  const [page, tab] = [new EventTarget(), new EventTarget()];
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', tab);
  const report = vi.fn<() => void>();
  const stop = onPageVisible(report);
  const comeBack = () => {
    page.dispatchEvent(new Event('visibilitychange'));
    tab.dispatchEvent(new Event('pageshow'));
  };
  comeBack();
  expect(report).toHaveBeenCalledTimes(2);
  stop();
  comeBack();
  expect(report).toHaveBeenCalledTimes(2);
});

describe('onMinute', () => {
  const start = () => {
    vi.useFakeTimers();
    vi.stubGlobal('document', new EventTarget());
    vi.stubGlobal('window', new EventTarget());
    const report = vi.fn<() => void>();
    return { report, stop: onMinute(report) };
  };

  it('onMinute reports each minute', () => {
    const { report } = start();
    vi.advanceTimersByTime(59_999);
    expect(report).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(report).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(60_000);
    expect(report).toHaveBeenCalledTimes(2);
  });

  it('onMinute immediately reports a return of the visitor', () => {
    const { report } = start();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(report).toHaveBeenCalledOnce();
  });

  it('onMinute reports nothing after it is stopped', () => {
    const { report, stop } = start();
    stop();
    expect(vi.getTimerCount()).toBe(0);
    vi.advanceTimersByTime(120_000);
    window.dispatchEvent(new Event('pageshow'));
    expect(report).not.toHaveBeenCalled();
  });
});

describe('the settings of the mail service', () => {
  const load = async () => (await import('#services/mail-settings.ts')).mailSettings;

  it('the settings of the mail service default to EmailJS without ids', async () => {
    expect(await load()).toEqual({
      serviceId: '',
      templateId: '',
      publicKey: '',
      origin: 'https://api.emailjs.com',
    });
  });

  it('the settings of the mail service come from environment variables', async () => {
    vi.stubEnv('VITE_EMAILJS_SERVICE_ID', 'the-service');
    vi.stubEnv('VITE_EMAILJS_TEMPLATE_ID', 'the-template');
    vi.stubEnv('VITE_EMAILJS_PUBLIC_KEY', 'the-key');
    vi.stubEnv('VITE_EMAILJS_ORIGIN', 'http://127.0.0.1:1');
    expect(await load()).toEqual({
      serviceId: 'the-service',
      templateId: 'the-template',
      publicKey: 'the-key',
      origin: 'http://127.0.0.1:1',
    });
  });
});

describe('the console', () => {
  it('the console shows the category of a failure', () => {
    const error = vi.spyOn(console, 'error').mockReturnValue();
    logFailure({ code: 'offline', detail: 'no network' });
    expect(error.mock.calls).toEqual([['Booking request: network: offline: no network']]);
  });

  it.each([
    [true, [['Booking request: form data', { name: 'Ada' }]]],
    [false, []],
  ])('the console shows form data only in development (%s)', (isDevelopment, calls) => {
    vi.stubEnv('DEV', isDevelopment);
    const debug = vi.spyOn(console, 'debug').mockReturnValue();
    logFormData({ name: 'Ada' });
    expect(debug.mock.calls).toEqual(calls);
  });
});

it('downloadFile downloads a file with the given name and type', async () => {
  const files: Blob[] = [];
  const link = { href: '', download: '', click: vi.fn<() => void>() };
  vi.stubGlobal('document', { createElement: (tag: string) => (tag === 'a' ? link : null) });
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    files.push(blob as Blob);
    return 'blob:1';
  });
  const forget = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  downloadFile({ name: 'a.ics', type: 'text/calendar', content: 'BEGIN' });
  expect(link).toMatchObject({ href: 'blob:1', download: 'a.ics' });
  expect(link.click).toHaveBeenCalledOnce();
  expect(files.map(({ type }) => type)).toEqual(['text/calendar;charset=utf-8']);
  expect(await files[0]?.text()).toBe('BEGIN');
  expect(forget.mock.calls).toEqual([['blob:1']]);
});
