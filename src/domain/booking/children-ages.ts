import * as z from 'zod/mini';

import { sanitizeLine } from '#lib/text.ts';
import { formatList } from '#lib/words.ts';

import { parseAges } from './ages.ts';
import { guestsText } from './whatsapp-message.ts';

const LAST_AGE = 17;

/** Writes ages in one form, such as `6, 9`, so that every reader of the answer can parse them. */
function normalizeAges(text: string): string {
  const line = sanitizeLine(text);
  return parseAges(line)?.join(', ') ?? line;
}

/** The rules for the ages of the children among this many persons. The answer may be empty. */
export const childrenAges = (persons: string) =>
  z.string().check(
    z.overwrite(normalizeAges),
    z.refine(
      (text) => parseAges(text) !== null,
      'Please write the children’s ages as numbers, such as 6, 9. Use 0 for a baby.',
    ),
    z.refine(
      (text) => (parseAges(text) ?? []).every((age) => age <= LAST_AGE),
      `Please enter ages from 0 to ${LAST_AGE} only.`,
    ),
    z.check<string>((payload) => {
      const children = parseAges(payload.value)?.length ?? 0;
      // The first step reports a missing number of persons.
      if (children === 0 || persons === '' || children < Number(persons)) return;
      payload.issues.push({
        code: 'custom',
        input: payload.value,
        message: `You entered ${childrenCount(children)}, but the request is for ${guestsText(Number(persons))}. At least one of them must be an adult.`,
      });
    }),
  );

const childrenCount = (children: number) => `${children} ${children === 1 ? 'child' : 'children'}`;

/** Formats the ages for people: `2 children, ages 6 and 9`. A text that is not valid is shown as typed. */
export function childrenText(text: string): string {
  const line = sanitizeLine(text);
  const ages = parseAges(line) ?? [];
  if (ages.length === 0) return line;
  return `${childrenCount(ages.length)}, ${ages.length === 1 ? 'age' : 'ages'} ${formatList(ages.map(String))}`;
}
