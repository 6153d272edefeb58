import * as z from 'zod';

import { cleanLine, countCharacters } from '#lib/text.ts';

import { clock, day, line, part, sample, text, whole } from './fields.ts';
import { BANNER_ID, BANNER_LIMIT, CLOSED_DAYS_LIMIT, REASON_LIMIT } from '../notice-limits.ts';
import { transportationTypes } from '../tour.ts';

export const companySchema = part('Company', {
  since: whole('In operation since', 1900, 2100),
  experience: line('Experience', 30),
  opensAt: clock.meta({
    title: 'Opening time',
    description: 'Every day, like 8:00 AM.',
  }),
  closesAt: clock.meta({
    title: 'Closing time',
    description: 'Every day, like 5:00 PM.',
  }),
  referencePrefix: z
    .string()
    .regex(/^[A-Z]{2,5}$/, 'two to five capital letters')
    .meta({ title: 'Begins every booking reference', description: 'Capital letters.' }),
  country: line('Country', 60),
  timeZone: line('Time zone', 60, 'Its IANA name, such as America/Belize.'),
  utcOffsetHours: z.number().min(-12).max(14).optional().meta({
    title: 'Hours ahead of UTC',
    description: 'Empty where clocks change in summer.',
  }),
  currencyCode: z
    .string()
    .regex(/^[A-Z]{3}$/, 'three capital letters')
    .meta({ title: 'Currency', description: 'Its code, such as USD.' }),
  currencySign: line('Sign before amounts', 5),
});

export const termsSchema = part('Prices and terms', {
  depositPercent: whole('Deposit, per cent', 1, 100),
  fullRefundDays: whole('Days before arrival with the whole deposit back', 1, 365),
  halfRefundDays: whole('Days before arrival with half of the deposit back', 1, 364),
  groupPersons: whole('Persons from whom on a party may ask for the group discount', 2, 50),
  familyPersons: whole('Persons from whom on a family may ask for its offer', 2, 50),
  familyDiscountPercent: whole('Discount of the family offer, per cent', 1, 90),
  familyOffer: text('Family offer', 200),
  groupOffer: text('Group discount', 200),
  otherParties: text('Group discount, beside the family offer', 200),
  offerIsNotInTotal: text('After an offer, beside a total', 200),
  weatherPolicy: text('If the weather is against it', 200),
  inclusionsLine: text('What the price includes, in one line', 200),
  payment: text('How the deposit is paid', 250),
  answerTime: line(
    'Reply time promised to guests',
    30,
    'A duration, such as 24 hours. Write {answerTime} where a text names it.',
  ),
  followUp: text('How a request is answered', 250),
  bookingPolicy: z.array(text('Sentence', 250)).min(1).meta({ title: 'Booking policy' }),
  nextSteps: z
    .array(part('Step', { title: line('Title', 60), text: text('Text', 250) }))
    .min(1)
    .meta({ title: 'What happens after a request' }),
});

const reply = (title: string) =>
  z
    .string()
    .regex(/\{reference\}/, 'it must name the {reference}')
    .max(2000)
    .meta({ title, description: 'With {reference} in it.', multiline: true });

/** What of a request they may name stands in `reply-facts.ts`. */
export const repliesSchema = part('Replies to a request', {
  yes: reply('Yes'),
  otherDay: reply('Another day'),
  no: reply('No'),
});

const guest = { sample, author: line('Name', 60), location: line('From', 60) };

export const testimonialSchema = part('Guest', { ...guest, text: text('Words', 400) });

export const reviewsSchema = part('Reviews', {
  reviews: z
    .array(
      part('Review', {
        ...guest,
        date: day,
        rating: whole('Stars', 1, 5),
        text: text('Words', 600),
      }),
    )
    .default([])
    .meta({ title: 'Reviews', description: 'None takes the section and the rating away.' }),
});

/** Words that guests read on one line, counted as the site counts them. */
const notice = (limit: number, label: z.GlobalMeta) =>
  z
    .string()
    .refine((words) => cleanLine(words) !== '', 'nothing stands in it')
    .refine(
      (words) => countCharacters(cleanLine(words)) <= limit,
      `at most ${limit} characters fit here`,
    )
    .meta({ ...label, maxLength: limit });

const closure = z
  .strictObject({
    from: day.meta({ title: 'First day' }).optional(),
    to: day.meta({ title: 'Last day' }).optional(),
    day: day.meta({ title: 'Day', description: 'In place of first and last day.' }).optional(),
    reason: notice(REASON_LIMIT, { title: 'Reason', description: 'Guests read it.' }),
    tours: z
      .array(z.string().meta({ title: 'Tour', relation: { collection: 'tours', field: 'id' } }))
      .min(1)
      .optional()
      .meta({ title: 'Only these tours' }),
    transport: z.enum(transportationTypes).optional().meta({ title: 'Only tours by' }),
  })
  .refine(
    ({ day: single, from, to }) =>
      [from, to].every((end) => (end === undefined) === (single !== undefined)),
    'it needs either a day, or a first and a last day',
  )
  .refine(({ from, to }) => !from || !to || from <= to, 'its last day is before its first')
  .refine(
    ({ tours, transport }) => !tours || !transport,
    'it names tours or a way to travel, not both',
  )
  .meta({ title: 'Closed day or days' });

/** Takes what `src/domain/notices/notices-file.ts` reads without a complaint, and nothing else. */
export const noticesSchema = part('Closed days and banner', {
  closedDays: z.array(closure).max(CLOSED_DAYS_LIMIT).default([]).meta({ title: 'Closed days' }),
  banner: z
    .strictObject({
      id: z.string().regex(BANNER_ID, 'letters, digits and hyphens').meta({
        title: 'Name',
        description:
          'Letters, digits and hyphens. Another one shows the banner again to who closed it.',
      }),
      text: notice(BANNER_LIMIT, { title: 'Text', multiline: true }),
      until: day.meta({ title: 'Last day' }).nullish(),
    })
    .nullish()
    .meta({ title: 'Banner' }),
});
