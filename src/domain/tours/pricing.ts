import { terms } from '#content/content.data.ts';
import type { Tour } from '#content/tour.ts';
import { company } from '#content/company.ts';
import { groupThousands } from '#lib/text.ts';

/** All amounts are integer US cents. */
export interface Price {
  readonly perPersonCents: number;
  readonly persons: number;
  readonly totalCents: number;
  readonly depositCents: number;
  readonly balanceCents: number;
}

/** Returns price times persons. If the total is odd, the deposit has the extra cent. */
export function priceFor(tour: Pick<Tour, 'priceUsd'>, persons: number): Price {
  const perPersonCents = tour.priceUsd * 100;
  return { perPersonCents, persons, ...shared(perPersonCents * persons) };
}

/** Splits a total into deposit and balance. */
export function shared(totalCents: number) {
  const depositCents = Math.ceil((totalCents * terms.depositPercent) / 100);
  return { totalCents, depositCents, balanceCents: totalCents - depositCents };
}

/** Two decimals, no sign, no grouping (`1084.00`): the form of the mail's parameters. */
export const formatAmount = (cents: number): string =>
  `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;

/** `US$1,084.00`: the form in which visitors read an amount. */
export const formatUsd = (cents: number): string =>
  `${company.currency.sign}${groupThousands(formatAmount(cents))}`;

/** `US$132`: a whole-dollar price per person, as on the tour cards. */
export const formatWholeUsd = (dollars: number): string =>
  `${company.currency.sign}${groupThousands(String(dollars))}`;
