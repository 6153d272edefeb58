import { act, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';

import { toIsoDay } from '#domain/site/calendar.ts';
import { emptyDraft } from '#domain/booking/draft.ts';
import type { BookingActor } from '#features/booking/booking-context.tsx';
import { noMail, noon, today, validDraft } from '#tests/support/booking-draft.ts';

interface PickerProps {
  minDate?: Date;
  maxDate?: Date;
  shouldDisableDate: (date: Date) => boolean;
}

let picker: PickerProps | undefined;
vi.mock('@mui/x-date-pickers/DatePicker', () => ({
  DatePicker: (props: PickerProps) => {
    picker = props;
    return null;
  },
}));
afterAll(() => vi.doUnmock('@mui/x-date-pickers/DatePicker'));

/** Renders a part of the form for a visit on this day. */
async function renderPart(part: ReactNode, draft = emptyDraft) {
  const { renderPart: render } = await import('#tests/support/booking-form.tsx');
  const { booking } = render(part);
  const saved = { ...noMail, draft, step: 'trip' } as const;
  const send: BookingActor['send'] = (event) => act(() => booking.send(event));
  send({
    type: 'session.start',
    session: { today, minutes: noon, tourId: null, saved, sent: null },
  });
  return send;
}

beforeEach(() => {
  vi.useFakeTimers();
});

it('the calendar enables one year of days from today, except the closed days of the chosen tour', async () => {
  const { DateField } = await import('#features/booking/DateField.tsx');
  const [tourId, otherTour] = ['lamanai-tour-hopkins', 'lamanai-tour-placencia'] as const;
  const send = await renderPart(<DateField />, { ...emptyDraft, tourId });
  await vi.waitFor(() => expect(picker).toBeDefined());
  const days = () => [picker?.minDate, picker?.maxDate].map((day) => day && toIsoDay(day));
  expect(days()).toEqual([today, '2027-11-20']);
  send({ type: 'day.change', today: '2026-11-21', minutes: noon });
  expect(days()).toEqual(['2026-11-21', '2027-11-21']);

  const closedDays = [
    { from: '2026-12-25', to: '2026-12-25', tours: [tourId] },
    { from: '2026-12-26', to: '2026-12-26', tours: [otherTour] },
  ];
  send({ type: 'closedDays.change', closedDays });
  const isDisabled = (date: number) => picker?.shouldDisableDate(new Date(2026, 11, date));
  expect([24, 25, 26].map(isDisabled)).toEqual([false, true, false]);
});

it('the title of the booking page names the step, and begins with Error after a failed Continue', async () => {
  const { BookingHead } = await import('#features/booking/BookingProgress.tsx');
  const send = await renderPart(<BookingHead />, { ...validDraft, firstName: '' });
  expect(document.title).not.toContain('Step');
  send({ type: 'step.next', today, minutes: noon });
  expect(document.title).toMatch(/^Error: Step 1 of 3: Your trip/);
  send({ type: 'draft.change', patch: { firstName: 'Ada' } });
  send({ type: 'step.next', today, minutes: noon });
  expect(document.title).toMatch(/^Step 2 of 3: Pickup and preferences/);
});

it.each([
  ['', 'Choose a tour and the number of persons to see the price.'],
  ['lamanai-tour-belize-city', /^US\$132 per person\. Choose the number of persons/],
])(
  'before the total is known, the price summary asks for what is missing (tour: "%s")',
  async (tourId, text) => {
    const { PriceSummary } = await import('#features/booking/PriceSummary.tsx');
    await renderPart(<PriceSummary />, { ...emptyDraft, tourId });
    expect(screen.getByText(text)).toBeInTheDocument();
  },
);

it('the price summary shows the refund terms of the day, and the offer for which a group may ask', async () => {
  const { PriceSummary } = await import('#features/booking/PriceSummary.tsx');
  const family = { ...validDraft, tourId: 'lamanai-tour-hopkins', persons: '8' };
  const send = await renderPart(<PriceSummary />, { ...family, date: '2026-11-21' });
  const offer =
    'Families of 8 or more get a free upgrade to a fully private tour plus 10% off. Other parties of 6 or more get a group discount. Ask us for it: the total here doesn’t include it yet.';
  expect(screen.getByText(offer)).toBeInTheDocument();
  expect(
    screen.getByText('Under 20 days before the tour, the deposit isn’t refunded.'),
  ).toBeInTheDocument();
  send({ type: 'draft.change', patch: { persons: '4' } });
  expect(screen.queryByText(offer)).toBeNull();
});

it('the price summary announces a new total only after the visitor stops making changes', async () => {
  const { PriceSummary } = await import('#features/booking/PriceSummary.tsx');
  const send = await renderPart(<PriceSummary />, validDraft);
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  await wait(1000);
  const before = screen.getByRole('status').textContent;
  expect(before).toContain('Total US$396');
  send({ type: 'draft.change', patch: { persons: '4' } });
  await wait(700);
  send({ type: 'draft.change', patch: { persons: '5' } });
  await wait(700);
  expect(screen.getByRole('status')).toHaveTextContent(before ?? '');
  await wait(200);
  expect(screen.getByRole('status')).toHaveTextContent('Total US$660');
});
