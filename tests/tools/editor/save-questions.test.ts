import { describe, expect, test } from 'vitest';

import {
  content,
  fieldOf,
  type Fields,
  hopkins,
  save,
  withField,
} from '#tests/support/form-content.ts';
import { checkSave } from '#tools/editor/check-save.ts';

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
