/**
 * A phrase from each review and testimonial that was invented for this site. The phrases have no quotation marks,
 * because the pages print other marks than the content files have.
 */
const inventedPhrases: readonly string[] = [
  'the nothing turned out to be a row of tiny bats',
  'a wall of blocks for a while and then there is a face',
  'I was glad of long sleeves after the rain',
  'My father is seventy-four and does not climb',
  'The boat back is faster and breezier than the boat out',
  'a jabiru and a great many jacanas before we saw a single temple',
  'The howlers started up while we stood in front of the Mask Temple',
  'I did not expect the sugar mill',
];

/** True if the text contains words that no guest has written. */
export const isInvented = (text: string): boolean =>
  inventedPhrases.some((phrase) => text.includes(phrase));
