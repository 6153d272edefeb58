import * as z from 'zod';

import { group, integer, multiLine, singleLine } from './fields.ts';

export const termsSchema = group('Deposit and terms', {
  depositPercent: integer('Deposit, percent', 1, 100, 'A whole number without a comma.'),
  fullRefundDays: integer('Days before arrival with a full refund', 1, 365),
  halfRefundDays: integer('Days before arrival with half the deposit refunded', 1, 364),
  groupPersons: integer('Smallest group that gets the group discount', 2, 50),
  familyPersons: integer('Smallest family that gets the family offer', 2, 50),
  familyDiscountPercent: integer('Family discount, percent', 1, 90),
  groupOffer: multiLine('Group discount', 200),
  otherParties: multiLine('Group discount, shown with the family offer', 200),
  offerIsNotInTotal: multiLine('Shown after an offer, next to a total', 200),
  weatherPolicy: multiLine('Bad-weather policy', 200),
  inclusionsLine: multiLine('What the price includes, in one sentence', 200),
  answerTime: singleLine(
    'Reply time promised to guests',
    30,
    'A duration, such as 24 hours. Write {answerTime} where a text names it.',
  ),
  followUp: multiLine('What happens after you get a request', 250),
  bookingPolicy: z.array(multiLine('Sentence', 250)).min(1).meta({
    title: 'Booking policy',
    description:
      'Every text of the site may contain {tourCount}, {deposit}, {answerTime}, {since}, {experience} and the price of a tour by its short address, such as {price:hopkins-belize}. At the start of a sentence, write a capital letter, as in {TourCount}.',
  }),
  nextSteps: z
    .array(
      group('Step', {
        title: singleLine('Title', 60),
        text: multiLine('Text', 250),
        needsReceipt: z.boolean().optional().meta({
          title: 'Only if guests get the automatic receipt',
          description: 'The step is left out if VITE_GUEST_RECEIPT is "false".',
        }),
      }),
    )
    .min(1)
    .meta({ title: 'Next steps on the confirmation page' }),
});
