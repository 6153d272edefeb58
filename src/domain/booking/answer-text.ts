import { company } from '#content/company.ts';
import { replies } from '#content/content.data.ts';
import type { LinkFacts, ReplyFacts } from '#content/reply-facts.ts';
import { ticketsLine } from '#content/tickets.ts';
import { formatDay, formatDayWithWeekday, isRealDay, type IsoDay } from '#domain/site/calendar.ts';
import { whatsAppHref } from '#domain/site/contact-links.ts';
import {
  formatAmount,
  formatSum,
  formatUsd,
  splitDeposit,
  type Price,
} from '#domain/tours/pricing.ts';
import { getTourDetails } from '#domain/tours/tour-details.ts';
import { parseTourTitle } from '#domain/tours/tours.ts';
import { formatList, uncapitalize } from '#lib/words.ts';

import {
  discountOf,
  todaysPrice,
  tourOf,
  tourTitle,
  type AnswerKind,
  type AnswerOptions,
  type PlainTextKind,
} from './answer-options.ts';
import { guestsText, MAILTO_LIMIT, mailtoHref } from './booking-text.ts';
import { cancellationTerms } from './cancellation.ts';
import { toDialNumber } from './contact-details.ts';
import { daysAway, isShortNotice } from './lead-time.ts';
import { answerLines, formatAnswerLines } from './printed-answers.ts';
import { departureText, discountedPrice } from './staff-notes.ts';
import type { StaffRequest } from './staff-request.ts';

/** Replaces the placeholders with the facts of the request. A line is left out if one of its facts is empty. */
function fillIn(text: string, facts: ReplyFacts): string {
  const names = Object.keys(facts) as (keyof ReplyFacts)[];
  const lacking = names.filter((name) => facts[name] === '');
  return text
    .split('\n')
    .filter((line) => !lacking.some((name) => line.includes(`{${name}}`)))
    .join('\n')
    .replaceAll(/\{(\w+)\}/g, (_, name: keyof ReplyFacts) => facts[name])
    .replaceAll(/\n{3,}/g, '\n\n');
}

/**
 * Replaces the placeholders in a link from the content with encoded facts; returns an empty text if the content has no
 * such link.
 */
const fillLink = (link: string | undefined, facts: LinkFacts): string =>
  (link ?? '').replaceAll(/\{(\w+)\}/g, (_, name: keyof LinkFacts) =>
    encodeURIComponent(facts[name]),
  );

/** Returns the total that staff quote, before an offer. */
function quotedPrice(request: StaffRequest, { quotedTotal }: AnswerOptions): Price | null {
  const price = todaysPrice(request);
  return price && quotedTotal === 'guest'
    ? { ...price, ...splitDeposit(request.totalCents) }
    : price;
}

/** Returns the price that staff quote, with the discount that they chose; null if the site no longer has the tour. */
export function answerPrice(request: StaffRequest, options: AnswerOptions): Price | null {
  const price = quotedPrice(request, options);
  return price && discountedPrice(price, discountOf(options));
}

/** Formats the total, such as `8 × US$132.00 = US$1,056.00, less 10% = US$950.40`; empty without a price. */
function totalText(request: StaffRequest, options: AnswerOptions): string {
  const full = quotedPrice(request, options);
  const price = answerPrice(request, options);
  if (!full || !price) return '';
  // The price per person that the guest saw is not known.
  const sum = options.quotedTotal === 'guest' ? '' : `${formatSum(full)} = `;
  const discount = discountOf(options);
  const reduced = discount > 0 ? `, less ${discount}% = ${formatUsd(price.totalCents)}` : '';
  return `${sum}${formatUsd(full.totalCents)}${reduced}`;
}

function howToPay(day: IsoDay, today: IsoDay): string {
  if (isShortNotice(day, today)) return replies.paySoon;
  return replies.paymentLink ? replies.payByLink : replies.payLater;
}

/** Each offered day has its own last days for a refund. */
const otherDaysTerms = (days: readonly IsoDay[], today: IsoDay): string =>
  days.map((day) => `For ${formatDay(day)}: ${cancellationTerms(day, today)}`).join('\n');

/** Formats the pickup. Without a time, nobody has checked yet that the tour stops there. */
export function pickupText({ pickupPlace, pickupTime }: AnswerOptions): string {
  const place = pickupPlace.trim();
  if (place === '') return '';
  return pickupTime ? `${place}, about ${pickupTime}` : `${place} (to be confirmed)`;
}

/**
 * Returns the reply as the guest will read it. `today` is the day in Belize on which staff write the reply. While the
 * day of the tour is not a real day, the lines that name it are missing.
 */
export function answerText(
  kind: AnswerKind | PlainTextKind,
  request: StaffRequest,
  options: AnswerOptions,
  today: IsoDay,
): string {
  const { booking, reference } = request;
  const { day, offer } = options;
  const tour = tourOf(request);
  const details = tour && getTourDetails(tour.id);
  const price = answerPrice(request, options);
  const sumOf = (cents: number | undefined) => (cents === undefined ? '' : formatUsd(cents));
  const otherDays = [options.firstDay, options.secondDay].filter(isRealDay);
  const links: LinkFacts = {
    reference,
    amount: price ? formatAmount(price.depositCents) : '',
    email: booking.email,
  };
  const facts: ReplyFacts = {
    firstName: booking.firstName,
    reference,
    tour: tourTitle(request),
    tourPage: tour ? `${company.siteUrl}/tour/${tour.id}` : '',
    day: isRealDay(day) ? formatDayWithWeekday(day) : '',
    away: isRealDay(day) ? daysAway(day, today) : '',
    guests: guestsText(Number(booking.persons)),
    departure: departureText(tour),
    finish: uncapitalize(details?.itinerary.at(-1)?.text ?? ''),
    pickup: pickupText(options) || 'please tell us where to pick you up',
    diet: dietText(booking.dietaryRestrictions),
    requirements: options.requirements.trim(),
    tickets: tour && options.tickets ? ticketsLine(tour.transportationType, options.tickets) : '',
    family: offer === 'family' ? booking.persons : '',
    party: offer === 'group' ? booking.persons : '',
    discount: String(discountOf(options) || ''),
    total: totalText(request, options),
    depositSum: sumOf(price?.depositCents),
    balanceSum: sumOf(price?.balanceCents),
    otherDays: otherDays.map(formatDayWithWeekday).join(' or '),
    howToPay: '',
    paymentLink: fillLink(replies.paymentLink, links),
    whatToBring: formatList((details?.whatToBring ?? []).map(uncapitalize)),
    reviewLink: fillLink(replies.reviewLink, links),
    cancellation:
      kind === 'otherDay'
        ? otherDaysTerms(otherDays, today)
        : isRealDay(day)
          ? cancellationTerms(day, today)
          : '',
    signature: [company.name, company.phone, company.email].join('\n'),
  };
  const payment = isRealDay(day) ? fillIn(howToPay(day, today), facts) : '';
  return fillIn(replies[kind], { ...facts, howToPay: payment });
}

/** Returns the diet as a part of a sentence; empty if there is none, or if the guest described it in a note. */
const dietText = (diet: string): string => (diet === 'none' || diet === 'other' ? '' : diet);

export const answerSubject = ({ reference }: StaffRequest): string =>
  `${company.name}: your request ${reference}`;

export type AnswerChannel = 'email' | 'whatsapp' | 'copy';

/** Returns the `mailto:` URL of a reply; null if the URL is so long that email programs would cut it. */
export function answerMailtoHref(request: StaffRequest, text: string): string | null {
  const href = mailtoHref(request.booking.email, answerSubject(request), text);
  return href.length <= MAILTO_LIMIT ? href : null;
}

/** Returns the WhatsApp URL of a reply; null if the company has no WhatsApp or the guest's number no country code. */
export function answerWhatsAppHref({ booking }: StaffRequest, text: string): string | null {
  const number = toDialNumber(booking.phone);
  return company.whatsApp && number.startsWith('+') ? whatsAppHref(text, number) : null;
}

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
