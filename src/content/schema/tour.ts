import * as z from 'zod';

import { offeredPartySizes } from '../party-sizes.ts';
import { ticketAnswers } from '../tickets.ts';
import { transportationLabels } from '../transportation.ts';
import {
  address,
  choice,
  clock,
  group,
  imageRef,
  integer,
  lines,
  multiLine,
  redirectTarget,
  singleLine,
} from './fields.ts';

/** True if the card of a tour may show the picture, which its page must show too. */
export const isCardPicture = (image: string, gallery: readonly string[]): boolean =>
  gallery.includes(image);

/** One guided day tour: a file in `content/tours`. */
export const tourSchema = group('Tour', {
  title: singleLine(
    'Title',
    60,
    'Ends with “from” and the place: Lamanai Tour from Hopkins.',
  ).regex(
    /^\s*$|\S from \S/,
    'it must end with “from” and the place, as in Lamanai Tour from Hopkins',
  ),
  priceUsd: integer('Price', 20, 2000, 'Per person, without cents.'),
  typicalPriceUsd: integer(
    'Typical price',
    20,
    2000,
    'Shown struck through. Not less than the price.',
  ),
  recommended: z.boolean().meta({ title: 'On the home page' }),
  shortDescription: multiLine('Short description', 160, 'Shown on the card and in search results.'),
  fullDescription: multiLine('Full description', 2000, 'An empty line starts a new paragraph.'),
  departure: singleLine('Departure', 80),
  duration: singleLine('Duration', 30),
  capacity: singleLine('Group size', 30),
  minimumPersons: integer('Minimum persons', 2, 20, 'Guests choose 1 to 10, 15 or 20 persons.')
    .refine((persons) => offeredPartySizes.includes(persons), 'guests choose 1 to 10, 15 or 20')
    .optional(),
  specialOffer: multiLine('Special offer', 200).optional(),
  itinerary: z
    .array(group('Step of the day', { time: clock, text: singleLine('What happens', 120) }))
    .min(2)
    .meta({ title: 'The day', description: 'In order, from first to last.' }),
  pickupPoints: lines('Pickup points', undefined, 'Pickup point').min(1),
  alsoNotIncluded: lines('Also not included', 'In addition to what no tour includes.').default([]),
  alsoBring: lines('Also to bring', 'In addition to what guests bring on every tour.').default([]),
  image: imageRef(
    'Picture on its card',
    'One of the tour’s own pictures. To use another, first add it below, under Pictures.',
  ).meta({ among: 'gallery' }),
  gallery: z.array(imageRef('Picture')).min(3).max(12).meta({
    title: 'Pictures',
    description:
      '3 to 12, best 8, each of a different scene: departure, journey, river, wildlife, temples, details.',
  }),
  place: z.string().meta({
    title: 'Place of departure',
    relation: { collection: '_singletons', file: 'map', field: 'places.*.id' },
  }),
  transportationType: choice('Way to the river', transportationLabels),
  tickets: z.enum(ticketAnswers).optional().meta({
    title: 'Flight or water-taxi tickets',
    description:
      'Does the price include them? Guests see the answer beside the price. Leave empty for a tour by road.',
  }),
  transportation: singleLine('Transportation', 60),
  footerLabel: singleLine('Name in the footer', 40),
  position: integer('Place in the list', 1, 99, '1 comes first.'),
  id: address('Address', 'End of the page’s link. Do not change it once guests have it.'),
  slug: address('Short address', 'A second, shorter link to the page; also the file name.'),
  leadsTo: redirectTarget(
    'No longer offered: links lead to',
    'Removes the tour from the site. /tours, or /tour/ and the address of another tour. Leave it empty while you offer the tour.',
  ).optional(),
});
