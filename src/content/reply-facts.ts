/** What a reply may name of a request, each in braces and as the guest reads it. */
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

/** Empty where the request does not have it. */
export type ReplyFacts = Readonly<Record<(typeof replyFacts)[number], string>>;
