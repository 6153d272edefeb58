import { describe, expect, test } from 'vitest';

import type { RawContent } from '#content/content-files.ts';
import { contentDir } from '#content/load-content.ts';
import { readContent } from '#content/read-content.ts';
import { checkSave } from '#tools/editor/check-save.ts';
import { editorConfig } from '#tools/editor/config.ts';
import { formOf } from '#tools/editor/fields.ts';
import { formsOf, toWrittenValue } from '#tools/editor/written-value.ts';
import { tourSchema } from '#content/schema/tour.ts';

const hopkins = 'tours/hopkins-belize';
const today = readContent(contentDir);
/** The content with fixed prices and one fixed text, so that the company may change its own. */
const content: RawContent = {
  ...today,
  [hopkins]: { ...(today[hopkins] as object), priceUsd: 271, typicalPriceUsd: 339 },
  faq: { ...(today['faq'] as object), lead: 'By road from Hopkins.' },
  terms: { ...(today['terms'] as object), answerTime: '24 hours' },
};

const forms = formsOf(editorConfig({ name: 'test-repo' }, 'River Tours'));

type Fields = Record<string, unknown>;

/** Returns a copy of a file whose field at a path such as `heroSlides 0 image` has another value. */
function withField(file: string, path: string, value: unknown): Fields {
  const copy = structuredClone(content[file]) as Fields;
  const keys = path.split(' ');
  const last = keys.pop() ?? '';
  const holder = keys.reduce<unknown>((part, key) => Reflect.get(part as object, key), copy);
  Reflect.set(holder as object, last, value);
  return copy;
}

const fieldOf = (file: string, field: string): unknown =>
  Reflect.get(content[file] as object, field);

const save = (file: string, path: string, value: unknown) =>
  checkSave(content, { file, value: withField(file, path, value) });

test.each(Object.keys(content))('the form saves %s as it is, without a question', (file) => {
  expect(checkSave(content, { file, value: content[file] })).toEqual({
    refusals: [],
    questions: [],
  });
});

describe('the form refuses', () => {
  test.each<[file: string, path: string, value: unknown, sentence: string]>([
    [hopkins, 'typicalPriceUsd', 270, 'Typical price: it must not be less than the price, 271'],
    [hopkins, 'priceUsd', 131.5, 'Price: it must be a whole number'],
    [
      hopkins,
      'title',
      'Forest jungle day',
      'Title: it must end with “from” and the place, as in Lamanai Tour from Hopkins',
    ],
    [
      hopkins,
      'title',
      'Lamanai Tour from Placencia',
      'Title: the tour “Lamanai Tour from Placencia” (placencia-belize) has the same',
    ],
    [
      hopkins,
      'id',
      'lamanai-tour-placencia',
      'Address: the tour “Lamanai Tour from Placencia” (placencia-belize) has the same',
    ],
    [
      hopkins,
      'itinerary 1 time',
      '4:00 AM',
      'Step of the day 2, Time: it must be later than the step before it',
    ],
    [hopkins, 'gallery 2', 'hopkins', 'Pictures: the picture hopkins is there twice'],
    [
      hopkins,
      'gallery 2',
      'toucan-tall',
      'Picture 3: the picture is upright, and its place is wide; choose another',
    ],
    [hopkins, 'legs 0', 'san-pedro-flight', 'Route: leg 2 must start where leg 1 ends'],
    [hopkins, 'minimumPersons', 16, 'Minimum persons: guests choose 1 to 10, 15 or 20'],
    ['faq', 'tours questions 1 id', 'cost', 'FAQ: two links end with cost'],
    [
      'faq',
      'lead',
      'All {tourCount tours',
      'Below the heading: a brace is missing: a placeholder is written {tourCount}',
    ],
    [
      'faq',
      'lead',
      'A \u202Ereversed text',
      'Below the heading: a hidden character (U+202E) changes the text; clear the field and type it again',
    ],
    [
      'plain-pages/terms',
      'address',
      'tours',
      'Address: the site itself uses this address; choose another',
    ],
    [
      'plain-pages/terms',
      'label',
      'Privacy',
      'Name in the footer: the page “Privacy” (privacy) has the same',
    ],
    ['replies', 'no', 'We are sorry.', 'No: it must contain {reference}'],
    [
      'company',
      'utcOffsetHours',
      6,
      'Hours ahead of UTC: write -6, because the clocks of America/Belize are 6 hours behind UTC',
    ],
    [
      'company',
      'timeZone',
      'America/Belise',
      'Time zone: America/Belise is no time zone; write its IANA name, such as America/Belize',
    ],
    ['company', 'phone', '800 555', 'Phone: must look like +1 800 555 0142'],
    ['company', 'whatsApp', '501', 'WhatsApp: must look like +1 800 555 0142'],
    ['company', 'email', 'bookings at river.example', 'Email: must be an email address'],
    ['company', 'name', 'River Tours ', 'Name of the company: must not begin or end with a space'],
    [
      'company',
      'toursSister',
      { name: 'River Walks', url: 'walks.example' },
      'Sister company for tours, Website: must be a web address such as https://www.example.com',
    ],
    [
      'company',
      'toursSister',
      { name: 'River Walks' },
      'Sister company for tours, Website: it is missing',
    ],
    [
      'company',
      'socialLinks',
      [{ name: 'Instagram', url: 'https://instagram.example/river/' }],
      'Page elsewhere 1, Link: must not end with a slash',
    ],
  ])('the form of %s refuses the field %s with the value %j', (file, path, value, sentence) => {
    expect(save(file, path, value).refusals).toContain(sentence);
  });

  test('the form of the notices refuses a last day before the first, under the labels of the form', () => {
    const closure = { from: '2027-01-20', to: '2027-01-10', reason: 'Bridge' };
    expect(checkSave(content, { file: 'notices', value: { closedDays: [closure] } })).toEqual({
      refusals: ['Closed days, entry 1, “Last day”: must not be before “First day”'],
      questions: [],
    });
  });
});

describe('the form asks', () => {
  const copy = {
    ...(content[hopkins] as Fields),
    title: 'Lamanai Tour from Dangriga',
    id: 'lamanai-tour-dangriga',
    slug: 'dangriga',
    footerLabel: 'Dangriga',
    shortDescription: 'From Dangriga by road.',
    position: 9,
  };

  test('the form asks about prices that change by more than half', () => {
    const value = { ...(content[hopkins] as Fields), priceUsd: 407, typicalPriceUsd: 900 };
    expect(checkSave(content, { file: hopkins, value }).questions).toEqual([
      'Price: it changes by more than half, from 271 to 407',
      'Typical price: it changes by more than half, from 339 to 900',
    ]);
  });

  test('the form does not ask about a price that changes by less than half', () => {
    expect(save(hopkins, 'priceUsd', 265)).toEqual({ refusals: [], questions: [] });
  });

  test('the form asks about a reply time that a sentence contradicts', () => {
    expect(save('faq', 'lead', 'We reply within 24 hours.').questions).toEqual([]);
    expect(save('faq', 'lead', 'We reply within 12 hours.').questions).toEqual([
      'Below the heading: it says “within 12 hours”, and the reply time promised to guests is “24 hours”; write {answerTime} if this is the reply time',
    ]);
    const promising = { ...content, faq: withField('faq', 'lead', 'We reply within 24 hours.') };
    const value = withField('terms', 'answerTime', '12 hours');
    expect(checkSave(promising, { file: 'terms', value }).questions).toEqual([
      expect.stringMatching(/^FAQ, Below the heading: it says “within 24 hours”/),
    ]);
  });

  test('the form refuses the text of a copied tour, and asks about its departure and its day', () => {
    const file = 'tours/dangriga';
    expect(checkSave(content, { file, value: copy }).refusals).toEqual([
      'Full description: the tour “Lamanai Tour from Hopkins” (hopkins-belize) has the same',
    ]);
    const described = { ...copy, fullDescription: 'The day begins in Dangriga.' };
    const check = checkSave(content, { file, value: described });
    expect(check).toEqual({
      refusals: [],
      questions: [
        'Departure: the same as for “Lamanai Tour from Hopkins”',
        'The day: the same as for “Lamanai Tour from Hopkins”',
        'Pickup points: the same as for “Lamanai Tour from Hopkins”',
        'Pictures: the same as for “Lamanai Tour from Hopkins”',
      ],
    });
  });

  test('the form asks about the pickup points and the pictures of a copied tour', () => {
    const value = {
      ...copy,
      fullDescription: 'The day begins in Dangriga.',
      departure: 'Dangriga (pickup about 5:00 AM)',
      itinerary: [
        { time: '5:00 AM', text: 'Pickup at your hotel' },
        { time: '6:00 PM', text: 'Drop-off in Hopkins' },
      ],
    };
    const { questions } = checkSave(content, { file: 'tours/dangriga', value });
    expect(questions).toEqual([
      'Pickup points: the same as for “Lamanai Tour from Hopkins”',
      'Pictures: the same as for “Lamanai Tour from Hopkins”',
    ]);
  });

  test('the form asks about a step in a place that is not on the route of the tour', () => {
    const itinerary = fieldOf(hopkins, 'itinerary') as readonly Fields[];
    const steps = [...itinerary.slice(0, -1), { time: '7:00 PM', text: 'Drop-off in Belize City' }];
    expect(save(hopkins, 'itinerary', steps).questions).toEqual([
      `Step of the day ${steps.length}, What happens: it names Belize City, which is not on the route of this tour`,
    ]);
    expect(save(hopkins, 'pickupPoints 0', 'My hotel in Belize City').questions).toEqual([
      'Pickup point 1: it names Belize City, which is not on the route of this tour',
    ]);
  });

  test('the form asks about texts that name the place of a removed tour', () => {
    const { refusals, questions } = save(hopkins, 'leadsTo', '/tours');
    expect(refusals).toEqual([]);
    expect(questions).toContain(
      'FAQ, Below the heading: it names Hopkins, which no tour visits any more',
    );
  });

  test('the form does not ask about texts and file names that name a new place', () => {
    const map = content['map'] as { places: Fields[] };
    const photograph = { file: '/art/photographs/Corozal bay.webp', alt: 'The bay of Corozal.' };
    const saved = { ...content, photographs: { photographs: [photograph] } };
    const places = [...map.places, { ...map.places[0], id: 'corozal', name: 'Corozal' }];
    const { questions } = checkSave(saved, { file: 'map', value: { ...map, places } });
    expect(questions).toEqual([]);
  });

  test('the form refuses to remove a tour that a card in History shows', () => {
    expect(save('tours/placencia-belize', 'leadsTo', '/tours').refusals).toEqual([
      'History, Card 4, Tour: there is no tour placencia-belize',
    ]);
  });

  test.each([
    [
      'privacy',
      'guests will no longer find /privacy, and its link below the booking form disappears',
    ],
    ['terms', 'guests will no longer find /terms, and its link below the booking form disappears'],
  ])('the form asks before it takes the page %s off the site', (address, sentence) => {
    expect(save(`plain-pages/${address}`, 'isOffSite', true)).toEqual({
      refusals: [],
      questions: [`Off the site: ${sentence}`],
    });
  });

  test('the form does not ask again about a page that is off the site already', () => {
    const file = 'plain-pages/privacy';
    const value = withField(file, 'isOffSite', true);
    const saved = { ...content, [file]: value };
    expect(checkSave(saved, { file, value }).questions).toEqual([]);
  });

  test('the form asks about an address that would lead nowhere', () => {
    expect(save(hopkins, 'id', 'lamanai-tour-from-hopkins').questions).toEqual([
      'Address: links to /tour/lamanai-tour-hopkins will lead nowhere until “Removed tours (redirects)” has a line for lamanai-tour-hopkins',
    ]);
  });
});

test('a mistake in another file does not prevent saving the notices', () => {
  const broken = { ...content, [hopkins]: withField(hopkins, 'priceUsd', 0), faq: undefined };
  const closure = { day: '2027-01-20', reason: 'Hurricane', tours: ['lamanai-tour-hopkins'] };
  expect(checkSave(broken, { file: 'notices', value: { closedDays: [closure] } })).toEqual({
    refusals: [],
    questions: [],
  });
});

test('a mistake in one file does not prevent saving another', () => {
  const broken = { ...content, [hopkins]: withField(hopkins, 'priceUsd', 0) };
  const value = withField('faq', 'lead', 'Questions and answers.');
  expect(checkSave(broken, { file: 'faq', value })).toEqual({ refusals: [], questions: [] });
});

/** Checks the values of a form exactly as the editor passes them on. */
const saveFields = (file: string, form: string, value: unknown) =>
  checkSave(content, {
    file,
    value: toWrittenValue(value, forms.find(({ name }) => name === form)?.fields),
  });

test('a copied tour with the short address of its original is refused in one sentence', () => {
  const value = content[hopkins];
  expect(checkSave(content, { file: 'tours/hopkins-belize-1', value })).toEqual({
    refusals: ['Short address: there is a tour hopkins-belize already'],
    questions: [],
  });
});

test('a day is closed for one kind of transportation without a choice of tours', () => {
  const untouched = { from: '', to: '', soldOut: false, tours: [] };
  const closure = { ...untouched, day: '2026-12-05', reason: 'Storm', transport: 'flight' };
  expect(saveFields('notices', 'notices', { closedDays: [closure] }).refusals).toEqual([]);
});

test('a day is closed for all tours without a choice of tours', () => {
  const untouched = { from: '', to: '', soldOut: false, tours: [], transport: '' };
  const closure = { ...untouched, day: '2026-12-05', reason: 'Hurricane' };
  expect(saveFields('notices', 'notices', { closedDays: [closure], banner: null })).toEqual({
    refusals: [],
    questions: [],
  });
});

test('the check leaves out the keys and the empty fields of the editor', () => {
  const value = {
    ...(content[hopkins] as Fields),
    specialOffer: '',
    tickets: null,
    itinerary: (fieldOf(hopkins, 'itinerary') as readonly Fields[]).map((step) => ({
      ...step,
      __sc_item_id: 'a',
    })),
  };
  expect(saveFields(hopkins, 'tours', value).refusals).toEqual([]);
});

test('the form does not cut the cents of a price, so that the check can refuse them', () => {
  expect(formOf(tourSchema).find(({ name }) => name === 'priceUsd')).toMatchObject({
    value_type: 'float',
  });
});
