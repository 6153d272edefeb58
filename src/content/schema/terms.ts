import * as z from 'zod';

import { group, integer, multiLine, singleLine } from './fields.ts';

export const termsSchema = group('Prices and terms', {
  depositPercent: integer('Deposit, per cent', 1, 100),
  fullRefundDays: integer('Days before arrival with the whole deposit back', 1, 365),
  halfRefundDays: integer('Days before arrival with half of the deposit back', 1, 364),
  groupPersons: integer('Persons from whom on a party may ask for the group discount', 2, 50),
  familyPersons: integer('Persons from whom on a family may ask for its offer', 2, 50),
  familyDiscountPercent: integer('Discount of the family offer, per cent', 1, 90),
  familyOffer: multiLine('Family offer', 200),
  groupOffer: multiLine('Group discount', 200),
  otherParties: multiLine('Group discount, beside the family offer', 200),
  offerIsNotInTotal: multiLine('After an offer, beside a total', 200),
  weatherPolicy: multiLine('If the weather is against it', 200),
  inclusionsLine: multiLine('What the price includes, in one line', 200),
  payment: multiLine('How the deposit is paid', 250),
  answerTime: singleLine(
    'Reply time promised to guests',
    30,
    'A duration, such as 24 hours. Write {answerTime} where a text names it.',
  ),
  followUp: multiLine('How a request is answered', 250),
  bookingPolicy: z.array(multiLine('Sentence', 250)).min(1).meta({ title: 'Booking policy' }),
  nextSteps: z
    .array(group('Step', { title: singleLine('Title', 60), text: multiLine('Text', 250) }))
    .min(1)
    .meta({ title: 'What happens after a request' }),
});
