import { company } from './company.ts';
import { FAMILY_DISCOUNT_PERCENT } from './offers.ts';

interface Sums {
  readonly total: string;
  readonly deposit: string;
  readonly balance: string;
}

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
  /** Empty where there is nothing to heed. */
  readonly diet: string;
  readonly hasRequirements: boolean;
  readonly persons: number;
  readonly perPerson: string;
  readonly depositPercent: number;
  readonly sums: Sums;
  /** With the family offer; null for a party that may not ask for it. */
  readonly familySums: Sums | null;
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

const lines = (...texts: readonly (string | false)[]) =>
  texts.filter((text) => text !== false).join('\n');

const meeting = ({ departure, isUsualPickup }: ReplyFacts) =>
  lines(`Departure: ${departure}`, !isUsualPickup && 'Your pickup: [PLACE AND TIME]');

const wishes = ({ diet, hasRequirements }: ReplyFacts) =>
  lines(
    diet !== '' && `About your diet (${diet}): [YOUR ANSWER]`,
    hasRequirements && 'About your special requirements: [YOUR ANSWER]',
  );

const fullTotal = ({ persons, perPerson, sums }: ReplyFacts) =>
  `${persons} × ${perPerson} = ${sums.total}`;

const bill = (facts: ReplyFacts, { total, deposit, balance }: Sums, on: string) =>
  lines(
    `Total: ${total}`,
    `Deposit (${facts.depositPercent}%): ${deposit}`,
    `Balance, in cash on arrival${on}: ${balance}`,
  );

/** @param given the offer that the sums include @param open the offer that they do not include yet */
const yes = (facts: ReplyFacts, sums: Sums, { given = '', open = '' }): string =>
  letter(
    facts.firstName,
    `${thanks(facts)} The tour is available on that day.`,
    meeting(facts),
    wishes(facts),
    given,
    bill(facts, sums, ` on ${facts.day}`),
    open,
    `Please pay the deposit of ${sums.deposit} by this link: [PAYMENT LINK]\nYour booking is fully confirmed once we have received it. Detailed instructions for the day follow then.`,
    facts.cancellation,
    `Please name the reference ${facts.reference} whenever you write or call.`,
  );

const NOTHING_CHARGED = 'Nothing has been charged for this request.';

/** The answers that a request can have, for staff to copy: whatever only they know stands in square brackets. */
export const repliesTo = (facts: ReplyFacts) => ({
  yes: yes(
    facts,
    { ...facts.sums, total: fullTotal(facts) },
    {
      open:
        facts.offer &&
        `${facts.offer} Please tell us before you pay: this link is for the deposit without it.`,
    },
  ),
  /** Empty for a party that may not ask for the family offer. */
  yesFamily: facts.familySums
    ? yes(
        facts,
        {
          ...facts.familySums,
          total: `${fullTotal(facts)}, less ${FAMILY_DISCOUNT_PERCENT}% = ${facts.familySums.total}`,
        },
        {
          given: `As a family of ${facts.persons} you get the free upgrade to a fully private tour and ${FAMILY_DISCOUNT_PERCENT}% off.`,
        },
      )
    : '',
  /** Empty for a party that may not ask for the group discount, of which staff alone know how much it is. */
  yesGroup: facts.offer
    ? yes(
        facts,
        {
          total: `[TOTAL WITH THE DISCOUNT] instead of ${fullTotal(facts)}`,
          deposit: '[DEPOSIT WITH THE DISCOUNT]',
          balance: '[BALANCE WITH THE DISCOUNT]',
        },
        { given: `As a party of ${facts.persons} you get our group discount.` },
      )
    : '',
  otherDay: letter(
    facts.firstName,
    `${thanks(facts)} We cannot take you on that day. Would [OTHER DAY] suit you instead?`,
    bill(facts, { ...facts.sums, total: fullTotal(facts) }, ''),
    facts.offer,
    `If you say yes, we send you a payment link for the deposit${facts.offer ? '' : ` of ${facts.sums.deposit}`}; your booking is fully confirmed once we have received it. ${NOTHING_CHARGED}`,
    `Please name the reference ${facts.reference} in your answer.`,
  ),
  no: letter(
    facts.firstName,
    `${thanks(facts)} We are sorry: we cannot take you on that day, and we have no other day to offer you.`,
    `${NOTHING_CHARGED} The reference of this request is ${facts.reference}.`,
  ),
});
