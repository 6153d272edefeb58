import { setTimeout as wait } from 'node:timers/promises';

import { addDays } from 'date-fns';

import {
  belizeToday,
  formatDay,
  formatDayWithWeekday,
  toIsoDay,
  toLocalDate,
} from '#domain/calendar.ts';
import { VERSIONED_REFERENCE_PATTERN } from '#domain/reference.ts';
import { formatWholeUsd } from '#domain/pricing.ts';
import { findTour } from '#domain/tours.ts';

import type { Visitor } from '../visitor.ts';
import type { Walk, World } from '../walk.ts';

const guest = {
  tour: `Hopkins (${formatWholeUsd(findTour('lamanai-tour-hopkins')?.priceUsd ?? 0)})`,
  persons: '5 persons',
  firstName: 'José',
  lastName: 'O’Brien',
  email: 'jose.obrien@example.com',
  phone: '+44 20 79460000',
  accommodation: 'Jaguar Reef Lodge, Hopkins',
  pickup: 'Front desk',
  diet: 'Vegetarian',
  wish: 'One child, aged 9.',
} as const;

const dayAhead = () => toIsoDay(addDays(toLocalDate(belizeToday()), 40));

const typed = (day: string) => {
  const [year, month, date] = day.split('-');
  return `${month}${date}${year}`;
};

const step = (number: 1 | 2 | 3) => new RegExp(`Step ${number} of 3`);

const openForm = async (visitor: Visitor) => {
  await visitor.open('/book');
  await visitor.sees('form', 'Booking request', ({ busy }) => !busy);
};

async function fill(visitor: Visitor, field: string, text: string) {
  await visitor.click('field', field);
  await visitor.type(text);
  await visitor.sees('field', field, ({ value }) => value === text);
}

/** The first part of the date, or all of it as long as nobody has come near its calendar. */
const dateField = /^(?:Month|Date of your tour)$/;

async function fillWithPointer(visitor: Visitor, day: string) {
  await openForm(visitor);
  await visitor.choose('Tour', guest.tour);
  await visitor.click('field', dateField);
  await visitor.type(typed(day));
  await visitor.choose('Number of persons', guest.persons);
  await fill(visitor, 'First name', guest.firstName);
  await visitor.reads(new RegExp(formatDayWithWeekday(day)));
  await fill(visitor, 'Last name', guest.lastName);
  await fill(visitor, 'E-mail', guest.email);
  await fill(visitor, 'Phone', guest.phone);
  await visitor.click('button', 'Continue');
  await visitor.sees('heading', step(2));
  await fill(visitor, 'Accommodation', guest.accommodation);
  await fill(visitor, 'Pickup location', guest.pickup);
  await visitor.choose('Dietary restrictions (optional)', guest.diet);
  await fill(visitor, 'Special requirements (optional)', guest.wish);
  await visitor.click('button', 'Continue');
  await visitor.sees('heading', step(3));
}

async function fillWithKeys(visitor: Visitor, day: string) {
  await openForm(visitor);
  const enter = async (field: string | RegExp, text: string) => {
    await visitor.tabTo(field);
    await visitor.type(text);
  };
  await enter('Tour', guest.tour);
  await enter(dateField, typed(day));
  await enter('Number of persons', guest.persons);
  await enter('First name', guest.firstName);
  await enter('Last name', guest.lastName);
  await enter('E-mail', guest.email);
  await enter('Phone', guest.phone);
  await visitor.tabTo('Continue');
  await visitor.press('Enter');
  await visitor.sees('heading', step(2), ({ focused }) => focused);
  await enter('Accommodation', guest.accommodation);
  await enter('Pickup location', guest.pickup);
  await enter('Dietary restrictions (optional)', guest.diet);
  await enter('Special requirements (optional)', guest.wish);
  await visitor.tabTo('Continue');
  await visitor.press('Space');
  await visitor.sees('heading', step(3), ({ focused }) => focused);
}

/** A request that comes sooner after the page than a person can write it looks automated, and is held back. */
const writingTime = 3000;

/** The reviewed request says all that was answered. */
const reviews = async (visitor: Visitor, day: string) => {
  const answers = [
    'Lamanai Tour from Hopkins',
    formatDayWithWeekday(day),
    guest.firstName,
    guest.lastName,
    guest.email,
    guest.phone,
    guest.accommodation,
    guest.pickup,
    guest.diet,
    guest.wish,
  ];
  const text = await visitor.text();
  const lost = answers.filter((answer) => !text.includes(answer));
  if (lost.length > 0) throw new Error(`not in the review: ${lost.join(', ')}`);
  await wait(writingTime);
};

const referenceOf = async (visitor: Visitor) =>
  (await visitor.text()).split(/[^\w-]+/).find((word) => VERSIONED_REFERENCE_PATTERN.test(word));

/** The confirmation names the request, and the staff find it in their inbox, once. */
async function arrives(visitor: Visitor, { desk }: World, day: string) {
  await visitor.sees('heading', 'Your request was received');
  const reference = await referenceOf(visitor);
  if (!reference) throw new Error('the confirmation has no reference');
  const mails = desk.mails();
  if (mails.length !== 1) throw new Error(`${mails.length} mails arrived instead of one`);
  await visitor.open(desk.inboxUrl);
  await visitor.click('link', new RegExp(`Request ${reference}: Hopkins`));
  await visitor.sees('heading', new RegExp(reference));
  const [mail] = mails;
  const lost = [
    reference,
    formatDay(day),
    '1355.00',
    guest.firstName,
    guest.email,
    guest.phone,
    guest.pickup,
    guest.wish,
  ].filter((word) => !mail?.text.includes(word));
  if (lost.length > 0) throw new Error(`not in the mail: ${lost.join(', ')}`);
}

const failed = /There was an error submitting your booking/;

/** Lines on a request that failed: the engine's own, and the site's one. */
const provokes =
  /Booking request: |Failed to load resource|CORS|Cross-Origin|XMLHttpRequest|Fetch API|access control checks/;

interface Attempt {
  readonly what: string;
  readonly fault: Parameters<World['desk']['setFault']>[0];
  readonly hint: RegExp;
  readonly limit?: number;
}

const attempts: readonly Attempt[] = [
  {
    what: 'a service that never answers: told within 25 seconds, tried again with the same reference, one mail',
    fault: { hang: true },
    hint: /We could not tell whether it arrived/,
    limit: 25_000,
  },
  {
    what: 'a service that is broken: told, nothing lost, tried again, one mail',
    fault: { status: 500 },
    hint: /We could not tell whether it arrived/,
  },
  {
    what: 'a connection cut while sending: told, nothing lost, tried again, one mail',
    fault: { reset: true },
    hint: /We could not tell whether it arrived/,
  },
];

/** A tour is booked; sending fails and succeeds again. */
export const bookingWalks: readonly Walk[] = [
  {
    group: 'Booking',
    what: 'a tour booked with the pointer; the staff read the mail',
    go: async (visitor, world) => {
      const day = dayAhead();
      await fillWithPointer(visitor, day);
      await reviews(visitor, day);
      await visitor.click('button', 'Complete Booking');
      await arrives(visitor, world, day);
    },
  },
  {
    group: 'Booking',
    what: 'a tour booked with the keyboard alone; the staff read the mail',
    go: async (visitor, world) => {
      const day = dayAhead();
      await fillWithKeys(visitor, day);
      await reviews(visitor, day);
      await visitor.tabTo('Complete Booking');
      await visitor.press('Enter');
      await arrives(visitor, world, day);
    },
  },
  ...attempts.map(({ what, fault, hint, limit }): Walk => ({
    group: 'Sending fails',
    what,
    provokes,
    go: async (visitor, world) => {
      const day = dayAhead();
      await fillWithPointer(visitor, day);
      await reviews(visitor, day);
      world.desk.setFault(fault);
      await visitor.click('button', 'Complete Booking');
      await visitor.reads(failed, limit);
      await visitor.reads(hint);
      const reference = await referenceOf(visitor);
      world.desk.setFault(null);
      await visitor.click('button', 'Try again');
      await arrives(visitor, world, day);
      const sent = world.desk.mails().map(({ subject }) => subject);
      if (!reference || !sent.every((subject) => subject.includes(reference))) {
        throw new Error(`sent as ${sent.join(', ')} instead of ${reference}`);
      }
    },
  })),
];
