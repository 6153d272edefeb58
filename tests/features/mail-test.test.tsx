import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { expect, it, vi } from 'vitest';

import { SubmissionError, type SubmissionErrorCode } from '#domain/booking/submission-error.ts';
import { MailTest } from '#features/mail-test/MailTest.tsx';
import { sendBooking } from '#services/send-booking.ts';

vi.mock('#services/send-booking.ts', { spy: true });

const open = (send: typeof sendBooking) => {
  vi.mocked(sendBooking).mockReset().mockImplementation(send);
  render(
    <StrictMode>
      <MailTest />
    </StrictMode>,
  );
};
const press = () => userEvent.click(screen.getByRole('button'));

it('two clicks on the email test button send one request that is marked as a test', async () => {
  open(() => new Promise(() => {}));
  await press();
  await press();
  expect(sendBooking).toHaveBeenCalledOnce();
  expect(vi.mocked(sendBooking).mock.lastCall?.[0]).toMatchObject({
    reference: expect.stringMatching(/^LAM-\w{7}$/),
    booking: { firstName: 'TEST', email: 'bookings@lamanai-day-tours.example' },
  });
});

it('the email test page says which inbox to check after a successful test', async () => {
  open(() => Promise.resolve());
  await press();
  expect(
    await screen.findByText(/EmailJS took the test request LAM-\w{7}\. Look into/),
  ).toBeVisible();
});

it.each<[SubmissionErrorCode, RegExp]>([
  ['badRequest', /does not know the account/],
  ['unauthorised', /allowed origins/],
  ['busy', /takes only one request per second/],
  ['misconfigured', /empty recipient/],
  ['mailServerDown', /connect the email service again/],
  ['unreachable', /no response from EmailJS/],
  ['intercepted', /sign-in page/],
])('the email test page explains the error %s with the response', async (problem, words) => {
  open(() => Promise.reject(new SubmissionError(problem, '400 The Public Key is invalid.')));
  await press();
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByText('Response: 400 The Public Key is invalid.')).toBeVisible();
});
