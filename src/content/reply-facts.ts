/** The facts of a request that an answer may name in braces. A line that names an empty one is left out. */
export const replyFacts = [
  'firstName',
  'reference',
  'tour',
  'tourPage',
  'day',
  'away',
  'guests',
  'departure',
  'finish',
  'pickup',
  'diet',
  'requirements',
  'family',
  'party',
  'discount',
  'total',
  'depositSum',
  'balanceSum',
  'theDeposit',
  'offer',
  'otherDays',
  'howToPay',
  'paymentLink',
  'whatToBring',
  'reviewLink',
  'cancellation',
  'signature',
] as const;

/** A fact that the request does not have is empty. */
export type ReplyFacts = Readonly<Record<(typeof replyFacts)[number], string>>;

/** The values of a payment or review link, in braces like the facts. */
export const linkFacts = ['reference', 'amount', 'email'] as const;
export type LinkFacts = Readonly<Record<(typeof linkFacts)[number], string>>;
