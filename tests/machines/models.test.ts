import { expect, it } from 'vitest';
import {
  fromPromise,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
} from 'xstate';

import { staySchema, tripRules } from '#domain/booking.ts';
import type { Notices } from '#domain/notices.ts';
import { firstVersion } from '#domain/reference.ts';
import { closureErrors, isOver } from '#domain/staff-notices.ts';
import { registry } from '#machine-room/project/registry.ts';
import { staffOutcomes, staffSamples } from '#machine-room/project/staff-samples.ts';
import { accordionMachine } from '#machines/accordion.machine.ts';
import type { BookingContext, BookingVisit } from '#machines/booking.context.ts';
import { bookingMachine } from '#machines/booking.machine.ts';
import { carouselMachine, type CarouselSnapshot } from '#machines/carousel.machine.ts';
import { galleryMachine } from '#machines/gallery.machine.ts';
import { menuMachine } from '#machines/menu.machine.ts';
import { noticesMachine, type NoticesContext } from '#machines/notices.machine.ts';
import type { StaffNoticesContext } from '#machines/staff-notices.context.ts';
import { staffNoticesMachine } from '#machines/staff-notices.machine.ts';
import { fileProblems } from '#machines/staff-notices.setup.ts';
import { tabsMachine } from '#machines/tabs.machine.ts';
import { toastMachine } from '#machines/toast.machine.ts';
import { tourFilterMachine } from '#machines/tour-filter.machine.ts';
import {
  otherReference,
  receipt,
  reference,
  today,
  validDraft,
} from '#tests/support/booking-draft.ts';
import { everyEdge, trackTransitions, walkEdge } from '#tests/support/model.ts';

interface Model {
  readonly machine: AnyStateMachine;
  /** Every input that leads another way. */
  readonly inputs?: readonly unknown[];
  /** One event per payload that matters; outcomes of invoked actors among them. */
  readonly events?: readonly AnyEventObject[];
  /** Value and everything that a guard looks at, where the rest of the context makes no other state. */
  readonly stateKey?: (snapshot: AnyMachineSnapshot) => string;
  /** At least the longest delay. */
  readonly delayMs?: number;
}

/** A promise that settles only by the events of a model. */
const unsettled = <T>() => new Promise<T>(() => {});

const outcomesOf = (invoked: string, outputs: readonly unknown[]): AnyEventObject[] => [
  ...outputs.map((output) => ({ type: `xstate.done.actor.0.${invoked}`, output })),
  { type: `xstate.error.actor.0.${invoked}`, error: new Error('no answer') },
];

const visit = (facts: Partial<BookingVisit> = {}) => ({
  type: 'visit.start',
  visit: { today, reference, tourId: null, saved: null, sent: null, ...facts },
});
const savedOn = (step: 'stay' | 'review', unconfirmed = 0) =>
  visit({
    saved: {
      reference: otherReference,
      draft: validDraft,
      step,
      versions: { ...firstVersion, unconfirmed },
    },
  });

const models: Readonly<Record<string, Model>> = {
  accordion: {
    machine: accordionMachine,
    inputs: [{ item: null }, { item: 'one' }],
    events: ['one', 'two'].flatMap((item) => [
      { type: 'item.toggle', item },
      { type: 'item.open', item },
    ]),
  },
  booking: {
    machine: bookingMachine.provide({
      actors: { sendBooking: fromPromise(() => unsettled<void>()) },
    }),
    events: [
      visit(),
      visit({ sent: receipt }),
      savedOn('stay'),
      savedOn('review'),
      savedOn('review', 1),
      { type: 'step.next', today },
      { type: 'booking.submit', today },
      { type: 'reference.taken', reference: 'LAM-TTTTTTT' },
      { type: 'version.taken', version: 2 },
      { type: 'request.arrive', reference },
      { type: 'request.arrive', reference: otherReference },
      { type: 'day.change', today },
      { type: 'closedDays.change', closedDays: [] },
      {
        type: 'closedDays.change',
        closedDays: [{ from: validDraft.date, to: validDraft.date, reason: 'Christmas' }],
      },
      { type: 'draft.change', patch: validDraft },
      { type: 'draft.change', patch: { firstName: '' } },
      { type: 'draft.change', patch: { accommodation: '' } },
      { type: 'draft.restart', reference: otherReference },
      { type: 'trap.change', text: 'filled' },
      { type: 'answer.change', field: 'email' },
      { type: 'answer.change', field: 'pickupLocation' },
      ...outcomesOf('booking.submitting', [undefined]),
    ],
    delayMs: 20_000,
    stateKey: ({ value, context }) => {
      if (value === 'opening') return `opening ${context.closedDays?.length}`;
      const { draft, changing, trap, versions, ...facts } = context as BookingContext;
      return JSON.stringify([
        value,
        tripRules(draft, facts.today, facts.closedDays ?? []).safeParse(draft).success,
        staySchema.safeParse(draft).success,
        changing !== null,
        trap !== '' || facts.isHasty,
        facts.wasHeld,
        versions.unconfirmed === 0 ? 'none' : versions.unconfirmed < versions.current,
      ]);
    },
  },
  carousel: {
    machine: carouselMachine,
    inputs: [
      { slideCount: 3, intervalMs: 1000 },
      { slideCount: 3, intervalMs: 1000, autoplay: false },
    ],
    events: [
      ...[0, 2].map((index) => ({ type: 'slide.select', index })),
      ...['pointer', 'offScreen'].flatMap((reason) => [
        { type: 'hold.start', reason },
        { type: 'hold.end', reason },
      ]),
    ],
    delayMs: 1000,
    stateKey: ({ value, context }) => {
      const { index, holds } = context as CarouselSnapshot['context'];
      return JSON.stringify([value, index, holds]);
    },
  },
  gallery: {
    machine: galleryMachine,
    inputs: [{ count: 2 }],
    events: [0, 1].flatMap((index) => [
      { type: 'picture.show', index },
      { type: 'thumbnail.enter', index },
      { type: 'thumbnail.focus', index },
    ]),
    delayMs: 700,
  },
  menu: { machine: menuMachine },
  notices: {
    machine: noticesMachine.provide({
      actors: { loadNotices: fromPromise(() => unsettled<Notices>()) },
    }),
    inputs: [{}],
    events: [
      { type: 'visit.start', dismissedBanner: null },
      { type: 'visit.start', dismissedBanner: 'flood' },
      ...outcomesOf('notices.loading', [
        { closedDays: [], banner: { id: 'flood', text: 'The river is high.' } },
      ]),
    ],
    // One jump ends one state only, however long: the next state's delays count from where it lands.
    delayMs: 300_000,
    stateKey: ({ value, context }) => {
      const { notices, retries, dismissedBanner } = context as NoticesContext;
      return JSON.stringify([value, retries, notices?.banner?.id, dismissedBanner]);
    },
  },
  staffNotices: {
    machine: staffNoticesMachine.provide({
      actors: { loadFile: fromPromise(() => unsettled<string | null>()) },
    }),
    events: [
      ...Object.entries(staffSamples).flatMap(([type, cases]) =>
        Object.values(cases).map((payload: object) => ({ type, ...payload })),
      ),
      ...outcomesOf('staffNotices.loading', Object.values(staffOutcomes.loadFile.done)),
    ],
    delayMs: 10_000,
    stateKey: ({ value, context }) => {
      const facts = context as StaffNoticesContext;
      return JSON.stringify([
        value,
        Object.keys(closureErrors(facts.closure, facts.today)).length === 0,
        facts.closedDays.some((closure) => isOver(closure, facts.today)),
        fileProblems(facts).length === 0,
        facts.wanted !== null,
      ]);
    },
  },
  tabs: {
    machine: tabsMachine,
    inputs: [{ tabs: ['one', 'two', 'three'], initial: 'one' }],
    events: ['one', 'two', 'three'].map((tab) => ({ type: 'tab.select', tab })),
  },
  toast: {
    machine: toastMachine,
    inputs: [{ durationMs: 10_000 }],
    events: ['pointer', 'focus'].flatMap((reason) => [
      { type: 'hold.start', reason },
      { type: 'hold.end', reason },
    ]),
    delayMs: 10_000,
  },
  tourFilter: {
    machine: tourFilterMachine,
    inputs: [{ filter: 'all' }],
    events: ['all', 'flight', 'water-taxi', 'road'].flatMap((filter) => [
      { type: 'filter.choose', filter },
      { type: 'address.change', filter },
    ]),
  },
};

it.each(registry)(
  '$id moves as its chart says on every way through it, and declares no transition that cannot happen',
  { timeout: 120_000 },
  ({ id }) => {
    const model = models[id];
    if (!model) throw new Error(`${id} needs a model above`);
    const { machine, inputs = [undefined], events = [], stateKey, delayMs = 0 } = model;
    const coverage = trackTransitions(machine);
    for (const input of inputs) {
      const payloadEvents = [...events];
      for (const edge of everyEdge(machine, {
        input,
        payloadEvents,
        ...(stateKey && { stateKey }),
      })) {
        const { inspect } = coverage;
        const { value, context } = walkEdge(machine, edge, { input, inspect, delayMs });
        expect({ value, context: context as unknown }, edge.name).toEqual({
          value: edge.expected.value,
          context: edge.expected.context as unknown,
        });
      }
    }
    expect(coverage.untaken()).toEqual([]);
  },
);
