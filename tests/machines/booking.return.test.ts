import { describe, expect, it } from 'vitest';

import { emptyDraft } from '#domain/booking.ts';
import { firstVersion } from '#domain/reference.ts';
import { selectSavedDraft, selectStep } from '#machines/booking.selectors.ts';
import { startBooking } from '#tests/support/booking-actor.ts';
import {
  otherReference,
  reference,
  today,
  validDraft,
  receipt,
} from '#tests/support/booking-draft.ts';

describe('coming back', () => {
  const saved = {
    reference: otherReference,
    draft: validDraft,
    step: 'review',
    versions: firstVersion,
  } as const;

  it('takes up a saved draft on its step, with its own reference, and says so', () => {
    const { actor } = startBooking({ saved });
    expect(selectStep(actor.getSnapshot())).toBe('review');
    expect(actor.getSnapshot().context).toMatchObject({
      reference: otherReference,
      draft: validDraft,
      resumed: 'draft',
    });
  });

  it('does not take up a step whose answers no longer hold', () => {
    const { actor } = startBooking({ saved, today: '2027-02-01' });
    expect(selectStep(actor.getSnapshot())).toBe('trip');
  });

  it('says that a request may have been sent when the page was left while sending', () => {
    const { actor } = startBooking({
      saved: { ...saved, versions: { ...firstVersion, unconfirmed: 1 } },
    });
    expect(actor.getSnapshot().context.resumed).toBe('sending');
    actor.send({ type: 'notice.dismiss' });
    expect(actor.getSnapshot().context.resumed).toBeNull();
  });

  it('never resends after Back: it says that the request was sent, and can begin anew', () => {
    const { actor } = startBooking({ sent: receipt });
    expect(actor.getSnapshot().value).toBe('alreadySent');
    actor.send({ type: 'booking.submit', today });
    expect(actor.getSnapshot().value).toBe('alreadySent');
    actor.send({ type: 'draft.restart', reference: otherReference });
    expect(actor.getSnapshot().value).toEqual({ editing: 'trip' });
    expect(actor.getSnapshot().context).toMatchObject({
      reference: otherReference,
      draft: emptyDraft,
      sent: null,
    });
  });

  it('opens the form for a tour that the address asks for', () => {
    const { actor } = startBooking({ tourId: 'lamanai-tour-placencia' });
    expect(actor.getSnapshot().value).toEqual({ editing: 'trip' });
    expect(actor.getSnapshot().context.draft).toEqual({
      ...emptyDraft,
      tourId: 'lamanai-tour-placencia',
      persons: '4',
    });
  });

  it('clears everything on request', () => {
    const { actor } = startBooking({ saved });
    actor.send({ type: 'draft.restart', reference });
    expect(actor.getSnapshot().value).toEqual({ editing: 'trip' });
    expect(actor.getSnapshot().context).toMatchObject({
      reference,
      draft: emptyDraft,
      resumed: null,
    });
    expect(selectSavedDraft(actor.getSnapshot())).toBeNull();
  });
});
