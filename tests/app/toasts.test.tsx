import { act, screen, within } from '@testing-library/react';
import { enqueueSnackbar } from 'notistack';
import { beforeEach, expect, it, vi } from 'vitest';

import { Toasts } from '#app/Toasts.tsx';
import { company } from '#content/company.ts';
import { showFailure, showSuccess } from '#features/booking/toasts.tsx';
import { renderThemedAt } from '#tests/support/page.tsx';
import { LAPTOP, setScreenWidth } from '#tests/support/screen.ts';

/** True for a toast that is not closed. happy-dom runs no transitions, so a closed toast stays in the document. */
const isOnScreen = (toast: HTMLElement) => toast.closest('[style*="translateX"]') === null;
const shown = () =>
  screen
    .queryAllByRole('alert')
    .filter(isOnScreen)
    .map(({ textContent }) => textContent);
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers();
  renderThemedAt('/', <Toasts />);
});

it('at most three toasts appear at the bottom right of the page', async () => {
  setScreenWidth(LAPTOP);
  act(() => {
    for (const text of ['1', '2', '3', '4']) enqueueSnackbar(text, { variant: 'success' });
  });
  expect(shown()).toEqual(['1', '2', '3']);
  const container = document.querySelector('.notistack-SnackbarContainer');
  const { bottom, right, top, left } = getComputedStyle(container ?? document.body);
  expect([Number.parseInt(bottom, 10), Number.parseInt(right, 10)]).toEqual([14, 20]);
  expect([top, left]).toEqual(['', '']);
});

it('a success toast is shown for four seconds', async () => {
  act(showSuccess);
  const text =
    "Booking Submitted Successfully! We'll contact you shortly to confirm your reservation.";
  await wait(3900);
  expect(shown()).toEqual([text]);
  await wait(200);
  expect(shown()).toEqual([]);
});

it('a failure toast is shown for ten seconds', async () => {
  act(() => void showFailure('mailto:'));
  await wait(9900);
  expect(shown()).toHaveLength(1);
  await wait(200);
  expect(shown()).toEqual([]);
});

it('a failure toast has the specified text with a link to email and one to phone', () => {
  act(() => void showFailure('mailto:us@example.com?body=My%20request'));
  const toast = screen.getByRole('alert');
  expect(toast).toHaveTextContent(
    /^There was an error submitting your booking\. Please try one of these options:/,
  );
  const links = within(toast).getAllByRole('link', { hidden: true });
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Send via Email', 'mailto:us@example.com?body=My%20request'],
    [`Call\u00A0${company.phone}`, 'tel:+18005550142'],
  ]);
});

it('a failure toast that follows a closed one stays', async () => {
  let close = () => {};
  act(() => {
    close = showFailure('mailto:');
  });
  act(() => close());
  act(() => void showFailure('mailto:'));
  await wait(1000);
  expect(shown()).toHaveLength(1);
});
