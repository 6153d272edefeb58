import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { contentDir, loadContent } from '#content/load-content.ts';
import { useContentCopy } from '#tests/support/content-copy.ts';

const { dir, change } = useContentCopy();

const placencia = JSON.parse(
  readFileSync(join(contentDir, 'tours/placencia-belize.json'), 'utf8'),
) as { readonly fullDescription: string };

test.each<[place: string, value: unknown, sentence: string]>([
  ['hopkins title', 'Forest jungle day', 'Title: it must end with “from” and the place'],
  ['hopkins title', 'Lamanai Tour from ', 'Title: it must end with “from” and the place'],
  ['hopkins minimumPersons', 16, 'Minimum persons: guests choose 1 to 10, 15 or 20'],
  [
    'hopkins fullDescription',
    placencia.fullDescription,
    'Full description: the tour “Lamanai Tour from Hopkins” (hopkins-belize) has the same',
  ],
  ['hopkins slug', 'dangriga', 'Short address: it must stay the name of the tour’s file'],
  ['hopkins image', 'river-noon-tall', 'Picture on its card: it is not one of the wide pictures'],
  [
    'hopkins gallery 3',
    'jaguar-tall',
    'Picture 4: it is not one of the wide pictures; choose another',
  ],
  [
    'home heroSlides 0 image',
    'jaguar-tall',
    'Slide 1, Picture: it is not one of the wide pictures',
  ],
  ['faq picture', 'jaguar-tall', 'Picture at the top: it is not one of the wide pictures'],
  [
    'company utcOffsetHours',
    6,
    'Hours ahead of UTC: write -6, because the clocks of America/Belize are 6 hours behind UTC',
  ],
  ['company timeZone', 'America/Belise', 'Time zone: America/Belise is no time zone'],
  ['company timeZone', 'America/New_York', 'Hours ahead of UTC: clocks change in summer there'],
  ['home closing text', 'All {tourCount tours', 'At the end of the page, Text: a brace is missing'],
  ['home closing text', 'All tourCount} tours', 'At the end of the page, Text: a brace is missing'],
  ['replies no', '{reference} {day', 'No: a brace is missing'],
  [
    'home closing text',
    'From \u202Eeht dnalsi',
    'At the end of the page, Text: a hidden character (U+202E)',
  ],
  ['home reasons 0 text', 'No hurry\u200F.', 'Reason 1, Text: a hidden character (U+200F)'],
  ['home closing text', 'A jaguar \uD83D', 'At the end of the page, Text: a character is broken'],
  [
    'home closing text',
    'A \u0007bell',
    'At the end of the page, Text: a hidden character (U+0007)',
  ],
])('the build rejects a slip in the field %s with the value %j', (place, value, sentence) => {
  change(place, value);
  expect(() => loadContent(dir())).toThrow(sentence);
});
