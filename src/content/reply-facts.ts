/** The facts of a request that a reply may name in braces. */
export const replyFacts = [
  'firstName',
  'reference',
  'tour',
  'day',
  'guests',
  'departure',
  'pickup',
  'diet',
  'requirements',
  'family',
  'party',
  'total',
  'depositSum',
  'balanceSum',
  'theDeposit',
  'offer',
  'cancellation',
  'signature',
] as const;

/** A fact that the request does not have is empty. */
export type ReplyFacts = Readonly<Record<(typeof replyFacts)[number], string>>;
