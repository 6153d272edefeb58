import * as z from 'zod';

import { ticketAnswers } from '../tickets.ts';
import {
  address,
  clock,
  group,
  imageRef,
  integer,
  lines,
  multiLine,
  singleLine,
} from './fields.ts';

/** One guided day tour: a file in `content/tours`. */
export const tourSchema = group('Tour', {
  title: singleLine('Title', 60, 'Ends with “from” and the place: Lamanai Tour from Hopkins.'),
  priceUsd: integer('Price', 20, 2000, 'Per person, without cents.'),
  typicalPriceUsd: integer(
    'Typical price',
    20,
    2000,
    'Shown struck through. Not less than the price.',
  ),
  recommended: z.boolean().meta({ title: 'On the home page' }),
  shortDescription: multiLine('Short description', 160, 'On its card and in search results.'),
  fullDescription: multiLine('Full description', 2000, 'An empty line begins a new paragraph.'),
  departure: singleLine('Departure', 80),
  duration: singleLine('Duration', 30),
  capacity: singleLine('Group size', 30),
  minimumPersons: integer('Fewest persons', 2, 20).optional(),
  specialOffer: multiLine('Special offer', 200).optional(),
  itinerary: z
    .array(group('Step of the day', { time: clock, text: singleLine('What happens', 120) }))
    .min(2)
    .meta({ title: 'The day', description: 'From the first to the last hour.' }),
  pickupPoints: lines('Places to be met at').min(1),
  alsoNotIncluded: lines('Also not included', 'Beside what no tour includes.').default([]),
  alsoBring: lines('Also to bring', 'Beside what guests bring to every tour.').default([]),
  image: imageRef('Picture on its card', 'One of its eight pictures.'),
  gallery: z.array(imageRef('Picture')).length(8).meta({
    title: 'Pictures',
    description:
      'Eight, each of another scene: departure, journey, river, wildlife, temples, details.',
  }),
  legs: z
    .array(
      z.string().meta({
        title: 'Leg',
        relation: { collection: '_singletons', file: 'map', field: 'legs.*.id' },
      }),
    )
    .min(1)
    .meta({
      title: 'Way to the river',
      description: 'The legs of the map, from where the day begins to where it leads.',
    }),
  tickets: z.enum(ticketAnswers).optional().meta({
    title: 'Flight or water-taxi tickets',
    description:
      'Whether the price includes them. Guests read it beside the price. Empty for a tour by road.',
  }),
  transportation: singleLine('Transportation', 60),
  footerLabel: singleLine('Name in the footer', 40),
  position: integer('Place in the list', 1, 99, '1 stands first.'),
  id: address('Address', 'How its page’s address ends. Do not change it once guests know it.'),
  slug: address('Short address', 'Leads to the page too, and names the file.'),
});
