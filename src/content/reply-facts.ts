/**
 * The facts of a request that a reply template may use as placeholders. A line of the template is left out if it uses
 * an empty fact.
 */
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
  'tickets',
  'family',
  'party',
  'discount',
  'total',
  'depositSum',
  'balanceSum',
  'otherDays',
  'howToPay',
  'paymentLink',
  'whatToBring',
  'reviewLink',
  'cancellation',
  'signature',
] as const;

/** The facts of one request. A fact that the request does not have is empty. */
export type ReplyFacts = Readonly<Record<(typeof replyFacts)[number], string>>;

/** The placeholders that a payment or review link may contain. */
export const linkFacts = ['reference', 'amount', 'email'] as const;
export type LinkFacts = Readonly<Record<(typeof linkFacts)[number], string>>;
