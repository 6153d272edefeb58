import { configure, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';

import { emptyDraft, type BookingDraft } from '#domain/booking/booking.ts';
import { firstVersion } from '#domain/booking/reference.ts';
import { SubmissionError } from '#domain/booking/submission-error.ts';
import { inspectorSettings } from '#machine-room/inspector-settings.ts';
import { bookingMachine } from '#machines/booking.machine.ts';
import { inspect, openInspector } from '#services/inspector.ts';
import { otherReference, reference, today } from '#tests/support/booking-draft.ts';

// Checking the visibility of elements takes long if a chart is on the page.
configure({ defaultHidden: true });

const personal = {
  firstName: 'Xochiquetzal',
  lastName: 'O’Brien & Söhne <b>',
  email: 'xochi.secret@example.org',
  phone: '+44 20 79460000',
  accommodation: 'Ramada Princess, cabana 412',
  pickupLocation: 'behind the market stall',
  specialRequirements: 'I use insulin.\nPlease tell nobody.',
};
const elsewhere = {
  honeypot: 'typed-into-the-honeypot',
  note: 'passport P1234567',
  key: 'a-key-that-says-it',
  reason: 'closed for the wake of Don Anselmo',
  answer: 'accepted for Xochi',
};

const draft: BookingDraft = {
  ...emptyDraft,
  tourId: 'lamanai-tour-belize-city',
  date: '2026-12-25',
  persons: '2',
  dietaryRestrictions: 'gluten-free',
  ...personal,
};

const secrets = [
  ...Object.values(personal).flatMap((text) => [text, ...text.split(/[\s,.@&<>]+/)]),
  ...Object.values(elsewhere),
  reference,
  otherReference,
]
  // Values that also occur in the machine's code reveal nothing about a guest.
  .filter((text) => text.length > 3 && !JSON.stringify(bookingMachine.config).includes(text));

/** Books as a guest who enters a secret in every free text. */
function book(outcomes: Promise<unknown>[]) {
  const machine = bookingMachine.provide({
    actors: { sendBooking: fromPromise(() => outcomes.shift() as Promise<void>) },
  });
  const actor = createActor(machine, { inspect }).start();
  const saved = { reference, draft, step: 'trip', versions: firstVersion };
  const day = '2026-12-31';
  const submit = { type: 'booking.submit', today, minutes: 720, [personal.firstName]: draft };
  const send = (event: object) => actor.send(event as never);
  [
    { type: 'session.start', session: { today, reference, tourId: null, saved, sent: null } },
    { type: 'draft.change', patch: draft, note: elsewhere.note },
    ...Object.entries(personal).map(([field, text]) => ({
      type: 'draft.change',
      patch: { [field]: text },
      [text]: elsewhere.key,
    })),
    { type: 'closedDays.change', closedDays: [{ from: day, to: day, reason: elsewhere.reason }] },
    { type: 'honeypot.change', text: elsewhere.honeypot },
    { type: 'honeypot.change', text: '' },
    { type: 'step.next', today, minutes: 720 },
    { type: 'step.next', today, minutes: 720 },
    { type: personal.email },
    submit,
  ].forEach(send);
  return {
    retry: () => send(submit),
    restart: () => send({ type: 'draft.restart', reference: otherReference }),
  };
}

test('neither the inspector nor its observer receives text that a guest typed', async () => {
  const wire: string[] = [];
  const seen = new Set<string>();
  const observer = new MutationObserver(() => seen.add(document.body.outerHTML));
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  onTestFinished(() => observer.disconnect());
  await openInspector({
    ...inspectorSettings,
    observe: (record) => wire.push(JSON.stringify(record)),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Machines: 0' }));
  const failure = new SubmissionError('rejected', `550 no mailbox ${personal.email}`);
  const guest = book([Promise.reject(failure), Promise.resolve(elsewhere.answer)]);
  const reached = (state: string) =>
    waitFor(() => expect(screen.getAllByRole('status')[0]).toHaveTextContent(`Booking: ${state}`));
  await reached('editing.review.failed');
  guest.retry();
  await reached('sent');
  guest.restart();
  await waitFor(() => expect(wire.join('\n')).toContain('draft.restart'));
  const draftShape = `object(${Object.keys(draft).length})`;
  expect(screen.getByRole('list', { name: 'Sequence' })).toHaveTextContent('patch: object(');
  expect(screen.getByRole('region', { name: 'Machine' })).toHaveTextContent(`draft: ${draftShape}`);
  const told = [...seen, ...wire].join('\n');
  const leaks = secrets.filter((secret) =>
    [secret, JSON.stringify(secret).slice(1, -1)].some((text) => told.includes(text)),
  );
  expect(leaks).toEqual([]);
  const context = expect.objectContaining({ error: 'null', draft: draftShape }) as unknown;
  const snapshot = expect.objectContaining({ value: 'sent', context }) as unknown;
  const records = wire.map((text) => JSON.parse(text) as object);
  expect(records).toContainEqual(
    expect.objectContaining({ type: '@xstate.actor', name: 'Booking' }),
  );
  expect(records).toContainEqual(expect.objectContaining({ type: '@xstate.snapshot', snapshot }));
  await userEvent.click(screen.getByRole('button', { name: 'End' }));
});
