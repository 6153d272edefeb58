import { company } from '#content/company.ts';
import { replies } from '#content/content.data.ts';
import type { LinkFacts, ReplyFacts } from '#content/reply-facts.ts';
import { formatDay, formatDayWithWeekday, isRealDay, type IsoDay } from '#domain/site/calendar.ts';
import { whatsAppHref } from '#domain/site/contact-links.ts';
import { offerText } from '#domain/tours/offers.ts';
import { formatAmount, formatSum, formatUsd, priceFor, type Price } from '#domain/tours/pricing.ts';
import { getTourDetails } from '#domain/tours/tour-details.ts';
import { formatList, uncapitalize } from '#lib/words.ts';

import {
  discountOf,
  offersDays,
  tourOf,
  type AnswerKind,
  type AnswerOptions,
} from './answer-options.ts';
import { MAILTO_LIMIT, mailtoHref } from './booking-text.ts';
import { cancellationTerms } from './cancellation.ts';
import { daysAway, isShortNotice } from './lead-time.ts';
import { toDialNumber } from './phone-number.ts';
import { departureText, discountedPrice } from './staff-notes.ts';
import type { StaffRequest } from './staff-request.ts';
import { guestsText } from './whatsapp-message.ts';

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

/** Returns the price of a request with the discount that staff chose. */
export function answerPrice(request: StaffRequest, options: AnswerOptions): Price {
  const price = priceFor(tourOf(request), Number(request.booking.persons));
  return discountedPrice(price, discountOf(options));
}

/** Formats the total, such as `8 × US$132.00 = US$1,056.00, less 10% = US$950.40`. */
function totalText(request: StaffRequest, options: AnswerOptions): string {
  const { totalCents } = answerPrice(request, options);
  const full = priceFor(tourOf(request), Number(request.booking.persons));
  const sum = `${formatSum(full)} = ${formatUsd(full.totalCents)}`;
  const discount = discountOf(options);
  return discount > 0 ? `${sum}, less ${discount}% = ${formatUsd(totalCents)}` : sum;
}

function howToPay({ booking }: StaffRequest, today: IsoDay): string {
  if (isShortNotice(booking.date, today)) return replies.paySoon;
  return replies.paymentLink ? replies.payByLink : replies.payLater;
}

/** Each offered day has its own last days for a refund. */
const otherDaysTerms = (days: readonly IsoDay[], today: IsoDay): string =>
  days.map((day) => `For ${formatDay(day)}: ${cancellationTerms(day, today)}`).join('\n');

/** Returns the reply as the guest will read it. `today` is the day in Belize on which staff write the reply. */
export function answerText(
  kind: AnswerKind,
  request: StaffRequest,
  options: AnswerOptions,
  today: IsoDay,
): string {
  const { booking, reference } = request;
  const tour = tourOf(request);
  const { itinerary, whatToBring } = getTourDetails(tour.id);
  const price = answerPrice(request, options);
  const { persons } = price;
  const depositSum = formatUsd(price.depositCents);
  const offer = options.offer === 'none' ? offerText(tour, persons) : '';
  const place = options.pickupPlace.trim();
  const otherDays = [options.firstDay, options.secondDay].filter(isRealDay);
  const links: LinkFacts = {
    reference,
    amount: formatAmount(price.depositCents),
    email: booking.email,
  };
  const facts: ReplyFacts = {
    firstName: booking.firstName,
    reference,
    tour: tour.title,
    tourPage: `${company.siteUrl}/tour/${tour.id}`,
    day: formatDayWithWeekday(booking.date),
    away: daysAway(booking.date, today),
    guests: guestsText(persons),
    departure: departureText(tour),
    finish: uncapitalize(itinerary.at(-1)?.text ?? ''),
    pickup: place ? `${place}, about ${options.pickupTime}` : 'please tell us where to pick you up',
    diet: dietText(booking.dietaryRestrictions),
    requirements: options.requirements.trim(),
    family: options.offer === 'family' ? String(persons) : '',
    party: options.offer === 'group' ? String(persons) : '',
    discount: String(discountOf(options) || ''),
    total: totalText(request, options),
    depositSum,
    balanceSum: formatUsd(price.balanceCents),
    theDeposit: offer ? 'the deposit' : `the deposit of ${depositSum}`,
    offer,
    otherDays: otherDays.map(formatDayWithWeekday).join(' or '),
    howToPay: '',
    paymentLink: fillLink(replies.paymentLink, links),
    whatToBring: formatList(whatToBring.map(uncapitalize)),
    reviewLink: fillLink(replies.reviewLink, links),
    cancellation: offersDays(kind)
      ? otherDaysTerms(otherDays, today)
      : cancellationTerms(booking.date, today),
    signature: [company.name, company.phone, company.email].join('\n'),
  };
  const payment = fillIn(howToPay(request, today), facts);
  return fillIn(replies[kind], { ...facts, howToPay: payment });
}

/** Returns the diet as a part of a sentence; empty if the guest has none. */
function dietText(diet: string): string {
  if (diet === 'none') return '';
  return diet === 'other' ? 'as you described it' : diet;
}

export const answerSubject = ({ reference }: StaffRequest): string =>
  `${company.name}: your request ${reference}`;

export type AnswerChannel = 'email' | 'whatsapp' | 'copy';

/** Returns the `mailto:` URL of a reply; null if the URL is so long that email programs would cut it. */
export function answerMailtoHref(request: StaffRequest, text: string): string | null {
  const href = mailtoHref(request.booking.email, answerSubject(request), text);
  return href.length <= MAILTO_LIMIT ? href : null;
}

/** Returns the WhatsApp URL of a reply; null if the guest's number has no country code. */
export function answerWhatsAppHref({ booking }: StaffRequest, text: string): string | null {
  const number = toDialNumber(booking.phone);
  return number.startsWith('+') ? whatsAppHref(text, number) : null;
}
