import type { Answer } from './answer.ts';

export const lateDomainAnswers: readonly Answer[] = [
  {
    why: 'What is not returned is `undefined` as well.',
    survivors: [['src/domain/notices-file.ts', '} catch {', '{ return undefined; } → {}']],
  },
  {
    why: 'A family’s offer comes only with a tour that has one; TypeScript cannot know it.',
    survivors: [
      [
        'src/domain/offers.ts',
        "const terms = offer === 'family' ? `${tour?.specialOffer} ${otherParties}` : groupOffer;",
        'tour?.specialOffer → tour.specialOffer',
      ],
    ],
  },
  {
    why: 'A word without a label of its own begins with a capital, which gives the same label here. The list still names every page.',
    survivors: [
      ['src/domain/page-meta.ts', "['tours', 'Tours'],", "['tours', 'Tours'] → []"],
      ['src/domain/page-meta.ts', "['tours', 'Tours'],", '\'tours\' → ""'],
      ['src/domain/page-meta.ts', "['history', 'History'],", "['history', 'History'] → []"],
      ['src/domain/page-meta.ts', "['history', 'History'],", '\'history\' → ""'],
    ],
  },
  {
    why: 'Every picture has a JPEG (the test of each picture reads it); TypeScript cannot know it.',
    survivors: [
      [
        'src/domain/pictures.ts',
        'if (widest === undefined) throw new Error(`${name} has no JPEG.`);',
        '`${name} has no JPEG.` → ``',
      ],
      [
        'src/domain/pictures.ts',
        'if (widest === undefined) throw new Error(`${name} has no JPEG.`);',
        'widest === undefined → false',
      ],
    ],
  },
  {
    why: 'The day is reckoned from the zone’s rules instead of its fixed offset: slower, and the same, as `tests/domain/place-time.test.ts` holds.',
    survivors: [
      [
        'src/domain/place-time.ts',
        'if (utcOffsetHours === null) {',
        'utcOffsetHours === null → true',
      ],
    ],
  },
  {
    why: 'A version above the first is given out only once one may have arrived, so without such a one there are no earlier ones either.',
    survivors: [['src/domain/reference.ts', 'unconfirmed === 0', 'unconfirmed === 0 → false']],
  },
  {
    why: 'An address with something before its protocol is refused by `URL.canParse` too.',
    survivors: [
      [
        'src/domain/settings.ts',
        '/^https?:\\/\\/[^\\s/]+\\/[^\\s#]*[^\\s#/]$/.test(address) && URL.canParse(address);',
        '/^https?:\\/\\/[^\\s/]+\\/[^\\s#]*[^\\s#/]$/ → /https?:\\/\\/[^\\s/]+\\/[^\\s#]*[^\\s#/]$/',
      ],
    ],
  },
  {
    why: 'A setting’s place in the list of settings is one name, so nothing is joined.',
    survivors: [
      [
        'src/domain/settings.ts',
        ": result.error.issues.map((issue) => ` ${issue.path.join('.')} ${issue.message}`)),",
        '\'.\' → ""',
      ],
    ],
  },
  {
    why: 'Whatever is no name of a picture leads to the general one.',
    survivors: [
      [
        'src/domain/social-pictures.ts',
        "const [page = '', tourId = ''] = path.split('/').filter((part) => part !== '');",
        '\'\' → "Stryker was here!"',
      ],
    ],
  },
  {
    why: 'No group of exactly this size is on offer: the choices go from 10 to 15.',
    survivors: [
      [
        'src/domain/staff-notes.ts',
        'price.persons >= LARGE_GROUP_PERSONS',
        'price.persons >= LARGE_GROUP_PERSONS → price.persons > LARGE_GROUP_PERSONS',
      ],
    ],
  },
  {
    why: 'The labels hold the word once, at their beginning.',
    survivors: [
      [
        'src/domain/staff-notices.ts',
        "`All tours ${tourFilterLabels[type].replace(/^By/, 'by').toLowerCase()}`;",
        '/^By/ → /By/',
      ],
    ],
  },
  {
    why: 'Every id of the list is a tour’s; TypeScript cannot know it.',
    survivors: [
      [
        'src/domain/staff-notices.ts',
        'const placeOf = (id: TourId) => splitTitle(findTour(id)?.title ?? id).place;',
        'findTour(id)?.title → findTour(id).title',
      ],
    ],
  },
  {
    why: 'The same day pressed again ends the range on itself: the same range.',
    survivors: [
      [
        'src/domain/staff-notices.ts',
        "draft.from !== '' && draft.from === draft.to && day > draft.from",
        'day > draft.from → day >= draft.from',
      ],
    ],
  },
  {
    why: 'A last day that is the first one follows it to itself.',
    survivors: [
      [
        'src/domain/staff-notices.ts',
        'from !== undefined && to === undefined && (draft.to === draft.from || draft.to < from);',
        'draft.to < from → draft.to <= from',
      ],
    ],
  },
  {
    why: 'Nothing and a text that is none of the kinds give the same filter.',
    survivors: [
      [
        'src/domain/tour-filter.ts',
        "text !== null && isTransportationType(text) ? text : 'all';",
        'text !== null → true',
      ],
    ],
  },
];
