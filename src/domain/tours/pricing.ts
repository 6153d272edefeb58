import { terms } from '#content/content.data.ts';
import type { Tour } from '#content/tour.ts';
import { company } from '#content/company.ts';
import { groupThousands } from '#lib/text.ts';

/** A price. All amounts are integers in US cents. */
export interface Price {
  readonly perPersonCents: number;
  readonly persons: number;
  /** The number of children among the persons who pay the children's price. */
  readonly children: number;
  readonly perChildCents: number;
  readonly totalCents: number;
  readonly depositCents: number;
  readonly balanceCents: number;
}

/** The prices of a tour. */
export type TourPrices = Pick<Tour, 'priceUsd' | 'childrenPrice'>;

/**
 * Returns the price for this number of persons. If the total is odd, the deposit has the extra cent.
 * @param youngGuests the number of persons who are young enough for the children's price
 */
export function priceFor(tour: TourPrices, persons: number, youngGuests = 0): Price {
  const perPersonCents = tour.priceUsd * 100;
  const perChildCents = (tour.childrenPrice?.usd ?? tour.priceUsd) * 100;
  const children = tour.childrenPrice ? Math.min(youngGuests, persons) : 0;
  const totalCents = perPersonCents * (persons - children) + perChildCents * children;
  return { perPersonCents, persons, children, perChildCents, ...splitDeposit(totalCents) };
}

/** Splits a total into a deposit and a balance. */
export function splitDeposit(totalCents: number) {
  const depositCents = Math.ceil((totalCents * terms.depositPercent) / 100);
  return { totalCents, depositCents, balanceCents: totalCents - depositCents };
}

/**
 * Formats an amount with two decimals and without sign and grouping, such as `1084.00`, for the parameters of the
 * email.
 */
export const formatAmount = (cents: number): string =>
  `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;

/** Formats an amount as visitors read it, such as `US$1,084.00`. */
export const formatUsd = (cents: number): string =>
  `${company.currency.sign}${groupThousands(formatAmount(cents))}`;

/** Formats a whole-dollar price per person as on the tour cards, such as `US$132`. */
export const formatWholeUsd = (dollars: number): string =>
  `${company.currency.sign}${groupThousands(dollars)}`;

const formatChildren = (children: number) => (children === 1 ? '1 child' : `${children} children`);

/** Formats how the total is computed, such as `3 × US$132.00` or `2 × US$132.00 + 1 child × US$66.00`. */
export function formatSum({ persons, children, perPersonCents, perChildCents }: Price): string {
  const adults = persons - children;
  return [
    adults > 0 ? `${adults} × ${formatUsd(perPersonCents)}` : '',
    children > 0 ? `${formatChildren(children)} × ${formatUsd(perChildCents)}` : '',
  ]
    .filter(Boolean)
    .join(' + ');
}

/** Formats the price per person, such as `US$132.00` or `US$132.00, but US$66.00 for 1 child`. */
export function formatPerPerson({ perPersonCents, perChildCents, children }: Price): string {
  const perPerson = formatUsd(perPersonCents);
  return children > 0
    ? `${perPerson}, but ${formatUsd(perChildCents)} for ${formatChildren(children)}`
    : perPerson;
}

/** Returns the line about the children's price, such as `Children up to 11 pay US$66.`; empty for a tour without it. */
export function childrenPriceLine({ childrenPrice }: TourPrices): string {
  if (!childrenPrice) return '';
  const { usd, upToAge } = childrenPrice;
  return `Children up to ${upToAge} ${usd === 0 ? 'are free of charge' : `pay ${formatWholeUsd(usd)}`}.`;
}
