import { formatUsd } from '#domain/tours/pricing.ts';
import { parseTourTitle } from '#domain/tours/tours.ts';

import { tourOf, type AnswerOptions } from './answer-options.ts';
import { answerPrice } from './answer-text.ts';
import { dietaryLabel, UNANSWERED } from './diet.ts';
import type { StaffRequest } from './staff-request.ts';
import { guestsText } from './whatsapp-message.ts';

/** Returns the title of a request in the family's calendar, such as `Hopkins, 4 guests: Ada Lovelace (LAM-ACDE347)`. */
export function manifestTitle(request: StaffRequest): string {
  const { persons, firstName, lastName } = request.booking;
  const { place } = parseTourTitle(tourOf(request).title);
  return `${place}, ${guestsText(Number(persons))}: ${firstName} ${lastName} (${request.reference})`;
}

/** Returns everything that the guide must know on the day of the tour, for the family's calendar. */
export function manifestText(request: StaffRequest, options: AnswerOptions): string {
  const { booking } = request;
  return [
    `Pickup: ${options.pickupPlace || 'to be arranged'}, about ${options.pickupTime}`,
    `Guests: ${booking.persons}, ${booking.firstName} ${booking.lastName}`,
    `Staying at: ${booking.accommodation}`,
    `Phone: ${booking.phone}`,
    `Email: ${booking.email}`,
    `Diet: ${dietaryLabel(booking.dietaryRestrictions)}`,
    `Special requirements: ${booking.specialRequirements || UNANSWERED}`,
    `Balance due in cash on arrival: ${formatUsd(answerPrice(request, options).balanceCents)}`,
  ].join('\n');
}
