import { describe, expect, test } from 'vitest';

import { tourSchema } from '#content/schema/tour.ts';
import {
  content,
  fieldOf,
  type Fields,
  hopkins,
  save,
  withField,
} from '#tests/support/form-content.ts';
import { checkSave } from '#tools/editor/check-save.ts';
import { editorConfig } from '#tools/editor/config.ts';
import { formOf } from '#tools/editor/fields.ts';
import { formsOf, toWrittenValue } from '#tools/editor/written-value.ts';

const forms = formsOf(editorConfig({ name: 'test-repo' }, 'River Tours'));

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
      'jaguar-tall',
      'Picture 3: it is not one of the wide pictures; choose another',
    ],
    [hopkins, 'place', 'corozal', 'Place of departure: the map has no place corozal'],
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
    ['company', 'phone', '800 555', 'Phone: it must look like +1 800 555 0142'],
    ['company', 'whatsApp', '501', 'WhatsApp: it must look like +1 800 555 0142'],
    ['company', 'email', 'bookings at river.example', 'Email: it must be an email address'],
    [
      'company',
      'name',
      'River Tours ',
      'Name of the company: it must not begin or end with a space',
    ],
    [
      'company',
      'toursSister',
      { name: 'River Walks', url: 'walks.example' },
      'Sister company for tours, Website: it must be a web address such as https://www.example.com',
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
      'Page elsewhere 1, Link: it must not end with a slash',
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

describe('the question about a price', () => {
  test.each([
    [hopkins, 'priceUsd', 99, 'Price: 271 -> 99. Right?'],
    [hopkins, 'typicalPriceUsd', 340, 'Typical price: 339 -> 340. Right?'],
    ['history', 'tourCards 0 priceUsd', 99, 'Card 1, Older price: 139 -> 99. Right?'],
  ])('the form of %s asks before it changes %s to %j', (file, path, value, question) => {
    expect(save(file, path, value)).toEqual({ refusals: [], questions: [question] });
  });

  test('the form does not ask about the price of a new tour', () => {
    const copy = {
      ...(content[hopkins] as Fields),
      title: 'Lamanai Tour from Dangriga',
      id: 'lamanai-tour-dangriga',
      slug: 'dangriga',
      footerLabel: 'Dangriga',
      shortDescription: 'From Dangriga by road.',
      fullDescription: 'The day begins in Dangriga.',
      priceUsd: 300,
      position: 9,
    };
    expect(checkSave(content, { file: 'tours/dangriga', value: copy })).toEqual({
      refusals: [],
      questions: [],
    });
  });
});

test('the form refuses to remove a tour that a card in History shows', () => {
  expect(save('tours/placencia-belize', 'leadsTo', '/tours').refusals).toEqual([
    'History, Card 4, Tour: there is no tour placencia-belize',
  ]);
});

test('the form refuses a copied tour with the description of its original', () => {
  const copy = content[hopkins] as Fields;
  const value = { ...copy, title: 'Tour from Dangriga', slug: 'dangriga' };
  expect(checkSave(content, { file: 'tours/dangriga', value }).refusals).toContain(
    'Full description: the tour “Lamanai Tour from Hopkins” (hopkins-belize) has the same',
  );
});

test('a copied tour with the short address of its original is refused in one sentence', () => {
  const value = content[hopkins];
  expect(checkSave(content, { file: 'tours/hopkins-belize-1', value })).toEqual({
    refusals: ['Short address: there is a tour hopkins-belize already'],
    questions: [],
  });
});

test('a day is closed for all tours without a choice of tours', () => {
  const untouched = { from: '', to: '', weekdays: [], tours: [] };
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
