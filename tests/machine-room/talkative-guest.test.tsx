import type * as Stately from '@statelyai/inspect';
import { configure, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createActor, fromPromise, type AnyActor } from 'xstate';
import { inspection } from 'xstate-machine-room/inspect';

import { emptyDraft, type BookingDraft } from '#domain/booking.ts';
import { firstVersion } from '#domain/reference.ts';
import { SendFailure } from '#domain/send-outcome.ts';
import { watchSite } from '#machine-room/watch.ts';
import { bookingMachine } from '#machines/booking.machine.ts';
import { otherReference, reference, today } from '#tests/support/booking-draft.ts';

// To ask what is hidden takes long with a chart on the page.
configure({ defaultHidden: true });

// jsdom scrolls nothing.
Element.prototype.scrollBy = () => {};

/** What Stately's inspector would send. */
const wire: string[] = [];

vi.mock('@statelyai/inspect', async (importOriginal) => {
  const { createInspector } = await importOriginal<typeof Stately>();
  const send = (event: unknown) => void wire.push(JSON.stringify(event));
  return { createWebSocketInspector: () => createInspector({ send }) };
});

const personal = {
  firstName: 'Xochiquetzal',
  lastName: 'O’Brien & Söhne <b>',
  email: 'xochi.secret@example.org',
  phone: '+44 20 79460000',
  accommodation: 'Ramada Princess, room 412',
  pickupLocation: 'behind the market stall',
  specialRequirements: 'I use insulin.\nPlease tell nobody.',
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
  'typed-into-the-trap',
  'passport P1234567',
  'a-key-that-says-it',
  'closed for the wake of Don Anselmo',
  'accepted for Xochi',
  reference,
  otherReference,
]
  .filter((text) => text.length > 3)
  // Words that the machine's own code uses too tell nothing of a guest.
  .filter((text) => !JSON.stringify(bookingMachine.config).includes(text));

const send = (actor: AnyActor, event: { type: string } & Record<string, unknown>) =>
  actor.send(event);

/** Books as a guest who writes secrets wherever something can be written. */
function book(outcome: () => Promise<unknown>) {
  const machine = bookingMachine.provide({
    actors: { sendBooking: fromPromise(outcome as () => Promise<void>) },
  });
  const actor = createActor(machine, inspection).start();
  const saved = { reference, draft, step: 'trip', versions: firstVersion };
  const visit = { today, reference, tourId: null, saved, sent: null };
  send(actor, { type: 'visit.start', visit });
  send(actor, { type: 'draft.change', patch: draft, note: 'passport P1234567' });
  for (const [field, text] of Object.entries(personal)) {
    send(actor, { type: 'draft.change', patch: { [field]: text }, [text]: 'a-key-that-says-it' });
  }
  const reason = 'closed for the wake of Don Anselmo';
  const closedDays = [{ from: '2026-12-31', to: '2026-12-31', reason }];
  send(actor, { type: 'closedDays.change', closedDays });
  send(actor, { type: 'trap.change', text: 'typed-into-the-trap' });
  send(actor, { type: 'trap.change', text: '' });
  send(actor, { type: 'step.next', today });
  send(actor, { type: 'step.next', today });
  send(actor, { type: personal.email });
  send(actor, { type: 'booking.submit', today, [personal.firstName]: draft });
  return actor;
}

test('of a booking neither the inspector nor Stately is told what the guest typed', async () => {
  window.history.replaceState(null, '', '/book?inspect=stately');
  const seen = new Set<string>();
  const observer = new MutationObserver(() => seen.add(document.body.outerHTML));
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  onTestFinished(() => observer.disconnect());
  watchSite();
  await userEvent.click(await screen.findByRole('button', { name: 'Machines: 0' }));
  const fail = new SendFailure('rejected', `550 no mailbox ${personal.email}`);
  const outcomes = [Promise.reject(fail), Promise.resolve('accepted for Xochi')];
  const actor = book(() => outcomes.shift() ?? Promise.resolve());
  const reached = (state: string) =>
    waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(`Booking: ${state}`));
  await reached('editing.review.failed');
  send(actor, { type: 'booking.submit', today, [personal.firstName]: draft });
  await reached('sent');
  send(actor, { type: 'draft.restart', reference: otherReference });
  await waitFor(() => expect(wire.join('\n')).toContain('draft.restart'));
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows.join('\n')).toContain('draft.change patch: object(');
  const draftShape = `object(${Object.keys(draft).length})`;
  const machine = screen.getByRole('region', { name: 'Machine' });
  expect(machine).toHaveTextContent(`draft ${draftShape}`);
  const told = [...seen, ...wire].join('\n');
  const leaks = secrets.filter((secret) =>
    [secret, JSON.stringify(secret).slice(1, -1)].some((text) => told.includes(text)),
  );
  expect(leaks).toEqual([]);
  const views = wire.map((text) => JSON.parse(text) as Partial<Stately.StatelySnapshotEvent>);
  expect(views).toContainEqual(expect.objectContaining({ type: '@xstate.actor', name: 'booking' }));
  expect(views.map(({ snapshot }) => snapshot)).toContainEqual(
    expect.objectContaining({
      value: 'sent',
      context: expect.objectContaining({ problem: null, draft: draftShape }) as unknown,
    }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'End' }));
});
