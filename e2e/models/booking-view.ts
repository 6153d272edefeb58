import { emptyDraft, staySchema, type BookingField } from '#domain/booking.ts';
import { problemHint } from '#domain/send-outcome.ts';
import type { BookingSnapshot } from '#machines/booking.machine.ts';
import {
  selectDraft,
  selectErrors,
  selectIsAlreadySent,
  selectIsBusy,
  selectIsCopy,
  selectIsOpening,
  selectIsSent,
  selectProblem,
  selectResumed,
  selectSavedDraft,
  selectSentBefore,
  selectStep,
  selectStepNumber,
  selectUnconfirmedReference,
} from '#machines/booking.selectors.ts';

import { expect } from '../booking-fixtures.ts';
import type { BookingPage } from '../pages/booking-page.ts';

const fields = Object.keys(emptyDraft) as BookingField[];
/** The date's field is a plain one until the calendar is there. */
const alwaysPlain = fields.filter((field) => field !== 'date');
const isOfStay = (field: BookingField) => field in staySchema.shape;
const fieldsOn = {
  trip: alwaysPlain.filter((field) => !isOfStay(field)),
  stay: alwaysPlain.filter(isOfStay),
  review: [],
} as const satisfies Record<string, readonly BookingField[]>;

const resumeNotices = {
  draft: 'We kept what you had entered in this tab.',
  sending: 'Your last request may have been sent',
} as const;

/** What the form shows and keeps, read at one moment. */
const read = ({ page }: BookingPage) =>
  page.evaluate((names) => {
    // Without what a translated page marks its texts with.
    const textOf = (element: Element | null) => element?.textContent.replaceAll('\u200B', '');
    const stored = sessionStorage.getItem('booking-draft');
    const {
      version: _,
      savedAtMs: __,
      reference: ___,
      ...kept
    } = JSON.parse(stored ?? '{}') as Record<string, unknown>;
    const controls = names.flatMap((name) => {
      const control = document.getElementById(name) as HTMLInputElement | null;
      return control ? [[name, control.value] as const] : [];
    });
    return {
      fragment: window.location.hash,
      step: textOf(document.querySelector('#booking-step > span')),
      problems: [...document.querySelectorAll('#booking-problems a')].map(textOf),
      answers: Object.fromEntries(controls),
      trap: document.querySelector<HTMLInputElement>('input[name="rk_note"]')?.value,
      kept,
    };
  }, alwaysPlain);

function expectedOf(snapshot: BookingSnapshot) {
  const step = selectStep(snapshot);
  const draft = selectDraft(snapshot);
  const errors = selectErrors(snapshot);
  const { reference: _, ...kept } = selectSavedDraft(snapshot) ?? { reference: '' };
  return {
    fragment: step === 'trip' ? '' : `#${step}`,
    step: `Step ${selectStepNumber(snapshot)} of 3`,
    problems: fields.flatMap((field) => errors[field] ?? []),
    answers: Object.fromEntries(fieldsOn[step].map((field) => [field, draft[field]])),
    trap: snapshot.context.trap,
    kept,
  };
}

/** Expects the page to show this snapshot of the booking machine: step, answers, messages, address, and what is kept. */
export async function expectPageToShow(booking: BookingPage, snapshot: BookingSnapshot) {
  const { page } = booking;
  if (selectIsSent(snapshot)) {
    await expect(page).toHaveURL('/booking-success');
    await expect(page.getByRole('heading', { name: 'What happens next' })).toBeVisible();
    expect(await booking.stored()).toBeNull();
    return;
  }
  if (selectIsAlreadySent(snapshot)) {
    const { reference } = selectSentBefore(snapshot) ?? {};
    await expect(page.getByRole('heading', { name: /already sent/ })).toBeVisible();
    await expect(page.getByText(`Reference ${reference}`)).toBeVisible();
    await expect(booking.form).toHaveCount(0);
    return;
  }
  await expect.poll(() => read(booking)).toEqual(expectedOf(snapshot));
  if (selectIsOpening(snapshot)) {
    await expect(booking.form).toHaveAttribute('aria-busy', 'true');
    return;
  }

  const isBusy = selectIsBusy(snapshot);
  const verb = selectStep(snapshot) === 'review' ? 'Complete Booking' : 'Continue';
  await expect(booking.form.getByRole('button').and(page.locator('[type="submit"]'))).toHaveText(
    isBusy ? 'Submitting...' : verb,
  );
  const problem = selectProblem(snapshot);
  await expect(booking.failurePanel).toHaveCount(problem ? 1 : 0);
  const isEarlierUnconfirmed = selectUnconfirmedReference(snapshot) !== null;
  if (problem) {
    const isCopy = selectIsCopy(snapshot);
    const hint = problemHint(problem, { isEarlierUnconfirmed, isCopy });
    await expect(booking.failurePanel).toContainText(hint);
  }
  const resumed = selectResumed(snapshot);
  for (const [reason, text] of Object.entries(resumeNotices)) {
    await expect(page.getByText(text)).toHaveCount(reason === resumed ? 1 : 0);
  }
}
