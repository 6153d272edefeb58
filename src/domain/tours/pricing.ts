import { terms } from '#content/content.data.ts';
import type { Tour } from '#content/tour.ts';
import { company } from '#content/company.ts';
import { groupThousands } from '#lib/text.ts';

/** A price. All amounts are integers in US cents. */
export interface Price {
  readonly perPersonCents: number;
  readonly persons: number;
  readonly totalCents: number;
  readonly depositCents: number;
  readonly balanceCents: number;
}

/** Returns the price for this number of persons. If the total is odd, the deposit has the extra cent. */
export function priceFor({ priceUsd }: Pick<Tour, 'priceUsd'>, persons: number): Price {
  const perPersonCents = priceUsd * 100;
  return { perPersonCents, persons, ...splitDeposit(perPersonCents * persons) };
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

/** Formats how the total is computed, such as `3 × US$132.00`. */
export const formatSum = ({ persons, perPersonCents }: Price): string =>
  `${persons} × ${formatUsd(perPersonCents)}`;
