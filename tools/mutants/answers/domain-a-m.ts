import type { Answer } from './answer.ts';

export const earlyDomainAnswers: readonly Answer[] = [
  {
    why: 'Several messages may be found for one answer, and the first one is shown: for an empty answer that is the one before, so this one may be found or not.',
    survivors: [
      ['src/domain/booking.ts', "(day) => day === '' || isRealDay(day),", "day === '' → false"],
      [
        'src/domain/booking.ts',
        "(day) => day === '' || isRealDay(day),",
        '\'\' → "Stryker was here!"',
      ],
      [
        'src/domain/booking.ts',
        "(count) => count === '' || offered.has(count),",
        "count === '' → false",
      ],
      [
        'src/domain/booking.ts',
        "(count) => count === '' || offered.has(count),",
        '\'\' → "Stryker was here!"',
      ],
    ],
  },
  {
    why: 'An entry without days closes none.',
    survivors: [
      [
        'src/domain/booking.ts',
        'closedDays: readonly Closure[] = [],',
        '[] → ["Stryker was here"]',
      ],
    ],
  },
  {
    why: 'As many persons as the minimum become the minimum: the same number.',
    survivors: [
      [
        'src/domain/booking.ts',
        "const isTooFew = changed.persons !== '' && Number(changed.persons) < minimum;",
        'Number(changed.persons) < minimum → Number(changed.persons) <= minimum',
      ],
    ],
  },
  {
    why: 'Text that is no JSON, or no record, is no draft and no receipt either way: `null` and `undefined` are refused by the same schema.',
    survivors: [
      ['src/domain/booking-record.ts', "return JSON.parse(stored ?? 'null');", '\'null\' → ""'],
      ['src/domain/booking-record.ts', '} catch {', '{ return null; } → {}'],
    ],
  },
  {
    why: 'The largest number of letters that fits is looked for: at the limit itself the answer is as long as the limit, and the search ends one letter away with the same text.',
    survivors: [
      [
        'src/domain/booking-text.ts',
        'countCharacters(text) <= limit ? text : firstCharacters(text, limit) + CUT_MARK;',
        'countCharacters(text) <= limit → countCharacters(text) < limit',
      ],
    ],
  },
  {
    why: 'A request that fits as a whole fits with every cut that is longer than its answers: the way round gives the same text, only later.',
    survivors: [
      [
        'src/domain/booking-text.ts',
        'if (fits(whole)) return hrefOf(whole);',
        'fits(whole) → false',
      ],
    ],
  },
  {
    why: 'Two equal names have no letter beyond their end, so looking one further finds nothing on both sides.',
    survivors: [
      [
        'src/domain/email-typo.ts',
        'while (start < typed.length && typed[start] === meant[start]) start += 1;',
        'start < typed.length → start <= typed.length',
      ],
    ],
  },
  {
    why: 'No provider has a name or an ending of one letter, so an empty part is one slip away from none of them.',
    survivors: [
      [
        'src/domain/email-typo.ts',
        "if (at < 1 || name === '' || ending === '') return '';",
        "name === '' → false",
      ],
      [
        'src/domain/email-typo.ts',
        "if (at < 1 || name === '' || ending === '') return '';",
        '\'\' → "Stryker was here!"',
      ],
      [
        'src/domain/email-typo.ts',
        "if (at < 1 || name === '' || ending === '') return '';",
        "ending === '' → false",
      ],
    ],
  },
  {
    why: 'Every tour has a way with at least one leg; TypeScript cannot know it.',
    survivors: [
      [
        'src/domain/journey.ts',
        "const departureOf = (tourId: string): string => legsOf(tourId)[0]?.from ?? '';",
        '\'\' → "Stryker was here!"',
      ],
      [
        'src/domain/journey.ts',
        "const departureOf = (tourId: string): string => legsOf(tourId)[0]?.from ?? '';",
        'legsOf(tourId)[0]?.from → legsOf(tourId)[0].from',
      ],
    ],
  },
];
