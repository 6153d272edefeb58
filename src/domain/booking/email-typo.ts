/** Providers that are so common that a similar name is probably a typo. */
export const mailProviders = [
  'gmail.com',
  'googlemail.com',
  'yahoo.com',
  'yahoo.co.uk',
  'yahoo.ca',
  'hotmail.com',
  'hotmail.co.uk',
  'outlook.com',
  'icloud.com',
  'protonmail.com',
  'comcast.net',
  'verizon.net',
  'btinternet.com',
] as const;

/** Real providers whose names differ by one letter from a name in the list above. */
const lookalikes: ReadonlySet<string> = new Set(['mail', 'email', 'ymail', 'cloud']);

/** True if two words differ by at most one letter that is missing, added, wrong, or swapped with its neighbor. */
function isOneSlipAway(typed: string, meant: string): boolean {
  let start = 0;
  while (start < typed.length && typed[start] === meant[start]) start += 1;
  let end = 0;
  const shorter = Math.min(typed.length, meant.length) - start;
  while (end < shorter && typed.at(-1 - end) === meant.at(-1 - end)) end += 1;
  const typedRest = typed.slice(start, typed.length - end);
  const meantRest = meant.slice(start, meant.length - end);
  if (typedRest.length <= 1 && meantRest.length <= 1) return true;
  return (
    typedRest.length === 2 &&
    meantRest.length === 2 &&
    typedRest[0] === meantRest[1] &&
    typedRest[1] === meantRest[0]
  );
}

/** Splits a domain at its first dot into the provider's name and the ending. */
const partsOf = (domain: string): readonly [name: string, ending: string] => {
  const dot = domain.indexOf('.');
  return [domain.slice(0, dot), domain.slice(dot + 1)];
};

/** Returns the address that the guest probably meant if the domain has a typo (`ada@gmial.com`); otherwise empty. */
export function likelyAddress(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email
    .slice(at + 1)
    .trim()
    .toLowerCase();
  const [name, ending] = partsOf(domain);
  if (at < 1 || name === '' || ending === '') return '';
  if (mailProviders.some((known) => known === domain) || lookalikes.has(name)) return '';
  const meant = mailProviders.find((known) => {
    const [knownName, knownEnding] = partsOf(known);
    return isOneSlipAway(name, knownName) && isOneSlipAway(ending, knownEnding);
  });
  return meant ? `${email.slice(0, at).trim()}@${meant}` : '';
}
