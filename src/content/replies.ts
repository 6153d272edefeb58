import { company } from './company.ts';

/** What a reply tells of a request, each as the guest reads it. */
export interface ReplyFacts {
  readonly firstName: string;
  readonly reference: string;
  readonly tour: string;
  readonly day: string;
  readonly guests: string;
  /** Place and time, as the tour has them. */
  readonly departure: string;
  /** Whether the guests are met at a place that the tour's own departure speaks of. */
  readonly isUsualPickup: boolean;
  readonly persons: number;
  readonly perPerson: string;
  readonly total: string;
  readonly depositPercent: number;
  readonly deposit: string;
  readonly balance: string;
  /** Empty for a party that may not ask for one. */
  readonly offer: string;
  readonly cancellation: string;
}

const letter = (firstName: string, ...paragraphs: readonly string[]) =>
  [
    `Hello ${firstName},`,
    ...paragraphs.filter((paragraph) => paragraph !== ''),
    `${company.name}\n${company.phone}\n${company.email}`,
  ].join('\n\n');

const thanks = ({ reference, tour, day, guests }: ReplyFacts) =>
  `Thank you for your request ${reference}: ${tour}, ${day}, ${guests}.`;

const meeting = ({ departure, isUsualPickup }: ReplyFacts) =>
  [`Departure: ${departure}`, ...(isUsualPickup ? [] : ['Your pickup: [PLACE AND TIME]'])].join(
    '\n',
  );

const sums = (facts: ReplyFacts, on: string) =>
  [
    `Total: ${facts.persons} × ${facts.perPerson} = ${facts.total}`,
    `Deposit (${facts.depositPercent}%): ${facts.deposit}`,
    `Balance, in cash on arrival${on}: ${facts.balance}`,
  ].join('\n');

const NOTHING_CHARGED = 'Nothing has been charged for this request.';

/** The three answers that a request can have, for staff to copy: whatever only they know stands in square brackets. */
export const replies = {
  yes: (facts: ReplyFacts): string =>
    letter(
      facts.firstName,
      `${thanks(facts)} The tour is available on that day.`,
      meeting(facts),
      sums(facts, ` on ${facts.day}`),
      facts.offer,
      `Please pay the deposit of ${facts.deposit} by this link: [PAYMENT LINK]\nYour booking is fully confirmed once we have received it. Detailed instructions for the day follow then.`,
      facts.cancellation,
      `Please name the reference ${facts.reference} whenever you write or call.`,
    ),
  otherDay: (facts: ReplyFacts): string =>
    letter(
      facts.firstName,
      `${thanks(facts)} We cannot take you on that day. Would [OTHER DAY] suit you instead?`,
      sums(facts, ''),
      facts.offer,
      `If you say yes, we send you a payment link for the deposit of ${facts.deposit}; your booking is fully confirmed once we have received it. ${NOTHING_CHARGED}`,
      `Please name the reference ${facts.reference} in your answer.`,
    ),
  no: (facts: ReplyFacts): string =>
    letter(
      facts.firstName,
      `${thanks(facts)} We are sorry: we cannot take you on that day, and we have no other day to offer you.`,
      `${NOTHING_CHARGED} The reference of this request is ${facts.reference}.`,
    ),
} as const;
