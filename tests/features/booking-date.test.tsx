import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import type { Closure } from '#domain/notices/notices.ts';
import { button, currentDraft, openForm, storeDraft } from '#tests/support/booking-form.tsx';

const christmas: Closure = { from: '2026-12-25', to: '2026-12-25', reason: 'Christmas Day' };

const section = (name: string) => screen.findByRole('spinbutton', { name });
const field = () => screen.getByRole('group', { name: /^Date of your tour/ });

async function openDateField() {
  const form = await openForm();
  await section('Month');
  const close = (closure: Closure) =>
    act(() => form.booking.send({ type: 'closedDays.change', closedDays: [closure] }));
  return { ...form, close };
}

async function typeDate(digits: string) {
  const form = await openDateField();
  await form.user.click(await section('Month'));
  await form.user.keyboard(digits);
  return form;
}

async function openCalendar({ user }: Pick<Awaited<ReturnType<typeof openForm>>, 'user'>) {
  await user.click(button(/^Choose date/));
  return screen.findByRole('dialog');
}

describe('the date field', () => {
  it('the date field repeats a typed day with its weekday', async () => {
    await typeDate('12252026');
    expect(field()).toHaveAccessibleDescription('Friday, December 25, 2026');
  });

  it('the date field says why a typed day is not on offer', async () => {
    await typeDate('12252028');
    expect(field()).toHaveAccessibleDescription(
      /^Please check the year\. You can choose a day from November 20, 2026 to/,
    );
  });

  it('the date field reports no wrong year while the year is typed', async () => {
    await typeDate('1225202');
    expect(field()).toHaveAccessibleDescription('Month, day and year, for example 12/25/2026.');
  });

  it('the date field keeps the sections of a day that does not exist', async () => {
    const { user } = await typeDate('02312027');
    await user.click(button('Continue'));
    expect(field()).toHaveAccessibleDescription(
      /^Please enter a real date, such as 12\/25\/2026\./,
    );
    expect(await section('Day')).toHaveTextContent('31');
  });

  it('Continue asks for a date while sections are empty, and keeps the others', async () => {
    const { user } = await typeDate('12');
    await user.click(button('Continue'));
    expect(field()).toHaveAccessibleDescription(/^Please select a date\./);
    expect(await section('Month')).toHaveTextContent('12');
  });

  it('the date field says that a day is closed as soon as the closed days are known', async () => {
    storeDraft('trip', { ...currentDraft, date: christmas.from });
    const { close, user } = await openDateField();
    close(christmas);
    const reason = 'There are no tours on this day (Christmas Day). Please select another date.';
    expect(field()).toHaveAccessibleDescription(`${reason}Friday, December 25, 2026`);
    await user.click(button('Continue'));
    expect(field()).toHaveAccessibleDescription(`${reason}Friday, December 25, 2026`);
  });

  it('a resumed draft says at once that its day has passed', async () => {
    storeDraft('trip', { ...currentDraft, date: '2026-11-19' });
    await openDateField();
    expect(field()).toHaveAccessibleDescription(/^Please choose today or a later date/);
    expect(screen.queryByText(/You can still send this request/)).toBeNull();
  });

  it('a tour that has left on a closed day is not called sendable', async () => {
    vi.setSystemTime('2026-11-20T22:00:00Z');
    storeDraft('trip');
    const { close } = await openDateField();
    expect(await screen.findByText(/You can still send this request/)).toBeVisible();
    close({ from: currentDraft.date, to: currentDraft.date });
    expect(screen.queryByText(/You can still send this request/)).toBeNull();
  });
});

describe('the tour list', () => {
  const closed = () =>
    screen
      .queryAllByRole('option', { name: /: not on this day$/ })
      .map(({ textContent }) => textContent);

  it('the tour list marks the tours that do not run on the chosen day', async () => {
    storeDraft('trip', { ...currentDraft, date: '2026-12-24' });
    const { close, user } = await openDateField();
    close({ ...christmas, tours: ['lamanai-tour-hopkins'] });
    expect(closed()).toEqual([]);
    await user.click(await section('Day'));
    await user.keyboard('25');
    expect(closed()).toEqual(['Hopkins (US$271): not on this day']);
  });
});

describe('the calendar of the date field', () => {
  const zone = process.env.TZ;

  afterEach(() => {
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  });

  it.each([
    // In Belize it is November 30, 9:00 PM.
    ['Asia/Tokyo', '2026-12-01T03:00:00Z', 'November 2026'],
    ['Pacific/Auckland', '2026-12-01T03:00:00Z', 'November 2026'],
    // In Belize it is December 1, 1:00 AM, in Los Angeles still November 30.
    ['America/Los_Angeles', '2026-12-01T07:00:00Z', 'December 2026'],
  ])('the calendar opens at the month in Belize on a device in %s', async (tz, now, month) => {
    process.env.TZ = tz;
    vi.setSystemTime(now);
    const form = await openDateField();
    const calendar = await openCalendar(form);
    expect(calendar).toHaveTextContent(month);
  });

  it('the calendar does not highlight the current day of the device', async () => {
    const calendar = await openCalendar(await openDateField());
    expect(calendar).toHaveTextContent('November 2026');
    expect(calendar.querySelector('.MuiPickerDay-root')).not.toBeNull();
    expect(calendar.querySelector('.MuiPickerDay-today')).toBeNull();
  });
});
