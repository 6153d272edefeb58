/** Formats a problem with its place, from the file down to the field: `tours/hopkins.json, Price: at most 2000`. */
export const formatIssue = (place: readonly string[], problem: string): string =>
  `${place.join(', ')}: ${problem}`;
