/** The possible answers to whether a tour's price includes the flight or water-taxi tickets. */
export const ticketAnswers = ['included', 'not included', 'confirmed before the deposit'] as const;
export type TicketAnswer = (typeof ticketAnswers)[number];

const names: Readonly<Record<string, string>> = {
  flight: 'Flight tickets',
  'water-taxi': 'Water-taxi tickets',
};

/** The name of a tour's tickets; undefined for a tour by road. */
export const ticketsName = (transportationType: string): string | undefined =>
  names[transportationType];

const answers: Readonly<Record<TicketAnswer, string>> = {
  included: 'are included in the price.',
  'not included': 'are not included in the price.',
  'confirmed before the deposit':
    'before you pay the deposit, we’ll tell you whether the price covers them.',
};

/** Returns the line about tickets beside the price; empty for a tour without tickets. */
export function ticketsLine(transportationType: string, answer: TicketAnswer | undefined): string {
  const name = ticketsName(transportationType);
  if (name === undefined || answer === undefined) return '';
  const colon = answer === 'confirmed before the deposit' ? ':' : '';
  return `${name}${colon} ${answers[answer]}`;
}
