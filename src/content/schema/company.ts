import * as z from 'zod';

import { clock, day, line, part, sample, text, whole } from './fields.ts';

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
