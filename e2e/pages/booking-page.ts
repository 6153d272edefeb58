import { expect, type Locator, type Page } from '@playwright/test';

import { addDays } from 'date-fns';

import { emptyDraft, type BookingDraft } from '#domain/booking/draft.ts';
import { belizeToday, toIsoDay, toLocalDate } from '#domain/site/calendar.ts';

export const TODAY_NOON_IN_BELIZE = '2026-11-21T18:00:00Z';

/** A valid request. Tests change only the fields that they are about. */
export const guest: BookingDraft = {
  ...emptyDraft,
  tourId: 'lamanai-tour-belize-city',
  date: '2026-12-25',
  persons: '2',
  firstName: 'José',
  lastName: 'O’Brien & Söhne <b>',
  email: 'jose.obrien+tours@example.com',
  phone: '+44 20 79460000',
  accommodation: 'Ramada Princess, Belize City',
  pickupLocation: 'Not sure yet',
  dietaryRestrictions: 'gluten-free',
  specialRequirements: 'One child, aged 9.\nWe bring a drone? No.',
};

/** The same request with a date for tests that use the real clock. */
export const guestToday = (): BookingDraft => ({
  ...guest,
  date: toIsoDay(addDays(toLocalDate(belizeToday()), 40)),
});

/** The minimum time in milliseconds to fill in the form. The email says that a faster one looks automated. */
export const WRITING_TIME_MS = 3000;

/** The page object of the booking form, so that tests need no selectors. */
export class BookingPage {
  readonly page: Page;
  readonly form: Locator;
  readonly summary: Locator;
  readonly failurePanel: Locator;
  readonly failureToast: Locator;
  readonly ticket: Locator;
  readonly submit: Locator;
  readonly stepHeading: Locator;

  constructor(page: Page) {
    this.page = page;
    this.form = page.getByRole('form', { name: 'Booking request' });
    this.summary = page.getByRole('group', { name: 'There is a problem' });
    const failure = { hasText: 'There was an error' };
    const toasts = '.notistack-SnackbarContainer';
    this.failurePanel = page.locator(`[role="alert"]:not(${toasts} *)`).filter(failure);
    // The last toast is used, because the previous one may still be fading out.
    this.failureToast = page.locator(toasts).getByRole('alert').filter(failure).last();
    this.ticket = page.getByRole('region', { name: 'Your request so far' });
    this.submit = page.getByRole('button', { name: /^(Complete Booking|Submitting\.\.\.)$/ });
    this.stepHeading = page.getByRole('heading', { level: 2, name: /^Step \d of 3/ });
  }

  async open(address = '/book') {
    await this.page.goto(address);
    await this.ready();
  }

  /** Waits until the booking has started, because the form is disabled until then. */
  async ready() {
    await expect(this.form.locator('fieldset').first()).toBeEnabled();
  }

  async chooseTour(tourId: string) {
    await this.form.getByRole('combobox', { name: 'Tour' }).selectOption(tourId);
  }

  async typeDate(day: string) {
    const [year = '', month = '', date = ''] = day.split('-');
    await this.form.getByRole('spinbutton', { name: 'Month' }).click();
    await this.page.keyboard.type(`${month}${date}${year}`);
  }

  async fillTrip(draft: BookingDraft = guest) {
    await this.chooseTour(draft.tourId);
    await this.typeDate(draft.date);
    await this.form
      .getByRole('combobox', { name: 'Number of persons' })
      .selectOption(draft.persons);
    await this.form.getByRole('textbox', { name: 'First name' }).fill(draft.firstName);
    await this.form.getByRole('textbox', { name: 'Last name' }).fill(draft.lastName);
    await this.form.getByRole('textbox', { name: 'Email' }).fill(draft.email);
    await this.form.getByRole('textbox', { name: 'Phone' }).fill(draft.phone);
  }

  async fillStay(draft: BookingDraft = guest) {
    await this.form.getByRole('textbox', { name: 'Accommodation' }).fill(draft.accommodation);
    await this.form.getByRole('textbox', { name: 'Pickup location' }).fill(draft.pickupLocation);
    await this.form
      .getByRole('combobox', { name: 'Dietary restrictions' })
      .selectOption(draft.dietaryRestrictions);
    await this.form
      .getByRole('textbox', { name: 'Special requirements' })
      .fill(draft.specialRequirements);
  }

  async continue() {
    await this.form.getByRole('button', { name: 'Continue' }).click();
  }

  async expectStep(number: 1 | 2 | 3) {
    await expect(this.stepHeading).toContainText(`Step ${number} of 3`);
  }

  /** Completes steps 1 and 2, up to the review. */
  async fillUntilReview(draft: BookingDraft = guest) {
    await this.fillTrip(draft);
    await this.goOnToReview(draft);
  }

  /** Opens the form and fills it in up to the review. */
  async openReview() {
    await this.open();
    await this.fillUntilReview();
  }

  /** Continues from the completed step 1 to the review. It takes at least as long as a person. */
  async goOnToReview(draft: BookingDraft = guest) {
    await this.answerStay(draft);
    await this.page.clock.runFor(WRITING_TIME_MS);
  }

  /** Continues from the completed step 1 to step 3. */
  async answerStay(draft: BookingDraft = guest) {
    await this.continue();
    await this.expectStep(2);
    await this.fillStay(draft);
    await this.continue();
    await this.expectStep(3);
  }

  /** Returns the text of the saved draft; null if there is none. */
  stored(): Promise<string | null> {
    return this.page.evaluate(() => sessionStorage.getItem('booking-draft'));
  }

  /** Returns the reference of the request that was submitted last, from its draft or its receipt. */
  async reference(): Promise<string> {
    const stored = await this.page.evaluate(
      () => sessionStorage.getItem('booking-draft') ?? sessionStorage.getItem('booking-receipt'),
    );
    return (JSON.parse(stored ?? '{}') as { reference: string }).reference;
  }
}
