/** Names a place, from the file down to the field, and what is wrong there: `tours/hopkins.json, Price: at most 2000`. */
export const formatIssue = (place: readonly string[], problem: string): string =>
  `${place.join(', ')}: ${problem}`;
