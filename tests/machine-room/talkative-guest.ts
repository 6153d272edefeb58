import { createActor, fromPromise, type AnyActor, type InspectionEvent } from 'xstate';

import { emptyDraft, type BookingDraft } from '#domain/booking.ts';
import { firstVersion } from '#domain/reference.ts';
import { bookingMachine } from '#machines/booking.machine.ts';
import { otherReference, reference, today } from '#tests/support/booking-draft.ts';

import { learnSite } from './registry.ts';

learnSite();

export const personal = {
  firstName: 'Xochiquetzal',
  lastName: 'O’Brien & Söhne <b>',
  email: 'xochi.secret@example.org',
  phone: '+44 20 79460000',
  accommodation: 'Ramada Princess, room 412',
  pickupLocation: 'behind the market stall',
  specialRequirements: 'I use insulin.\nPlease tell nobody.',
};

export const draft: BookingDraft = {
  ...emptyDraft,
  tourId: 'lamanai-tour-belize-city',
  date: '2026-12-25',
  persons: '2',
  dietaryRestrictions: 'gluten-free',
  ...personal,
};

const secrets = [
  ...Object.values(personal).flatMap((text) => [text, ...text.split(/[\s,.@&]+/)]),
  'typed-into-the-trap',
  'passport P1234567',
  'a-key-that-says-it',
  'closed for the wake of Don Anselmo',
  'accepted for Xochi',
  reference,
  otherReference,
].filter((text) => text.length > 3);

/** What of the guest's secrets a text tells. */
export const leaksIn = (text: string) =>
  secrets.filter(
    (secret) => text.includes(secret) || text.includes(JSON.stringify(secret).slice(1, -1)),
  );

export const send = (actor: AnyActor, event: { type: string } & Record<string, unknown>) =>
  actor.send(event);

/** Books as a guest who writes secrets wherever something can be written, until the request is on its way. */
export async function book(
  inspect: (event: InspectionEvent) => void,
  outcome: () => Promise<unknown>,
) {
  const machine = bookingMachine.provide({
    actors: { sendBooking: fromPromise(outcome as () => Promise<void>) },
  });
  const actor = createActor(machine, { inspect }).start();
  const saved = { reference, draft, step: 'trip', versions: firstVersion };
  send(actor, {
    type: 'visit.start',
    visit: { today, reference, tourId: null, saved, sent: null },
  });
  send(actor, { type: 'draft.change', patch: draft, note: 'passport P1234567' });
  for (const [field, text] of Object.entries(personal)) {
    send(actor, { type: 'draft.change', patch: { [field]: text }, [text]: 'a-key-that-says-it' });
  }
  const closed = {
    from: '2026-12-31',
    to: '2026-12-31',
    reason: 'closed for the wake of Don Anselmo',
  };
  send(actor, { type: 'closedDays.change', closedDays: [closed] });
  send(actor, { type: 'trap.change', text: 'typed-into-the-trap' });
  send(actor, { type: 'trap.change', text: '' });
  send(actor, { type: 'step.next', today });
  send(actor, { type: 'step.next', today });
  send(actor, { type: personal.email });
  send(actor, { type: 'booking.submit', today, [personal.firstName]: draft });
  await Promise.resolve();
  return actor;
}
