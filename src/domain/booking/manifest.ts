import { formatUsd } from '#domain/tours/pricing.ts';
import { parseTourTitle } from '#domain/tours/tours.ts';

import { tourTitle, type AnswerOptions } from './answer-options.ts';
import { answerPrice, pickupText } from './answer-text.ts';
import { answerLines, formatAnswerLines } from './printed-answers.ts';
import type { StaffRequest } from './staff-request.ts';
import { guestsText } from './whatsapp-message.ts';

/** Returns the title of a request in the family's calendar, such as `Hopkins, 4 guests: Ada Lovelace (LAM-ACDE347)`. */
export function manifestTitle(request: StaffRequest): string {
  const { persons, firstName, lastName } = request.booking;
  const { place } = parseTourTitle(tourTitle(request));
  return `${place}, ${guestsText(Number(persons))}: ${firstName} ${lastName} (${request.reference})`;
}

/** Returns everything that the guide must know on the day of the tour, for the family's calendar. */
export function manifestText(request: StaffRequest, options: AnswerOptions): string {
  const price = answerPrice(request, options);
  return [
    `Arranged pickup: ${pickupText(options) || 'none yet'}`,
    `Guests: ${request.booking.persons}`,
    ...formatAnswerLines(answerLines(request.booking, ['guest', 'place', 'needs'])),
    ...(price ? [`Balance due in cash on arrival: ${formatUsd(price.balanceCents)}`] : []),
  ].join('\n');
}
