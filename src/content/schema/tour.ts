import * as z from 'zod';

import { ticketAnswers } from '../tickets.ts';
import { address, clock, line, part, picture, text, whole } from './fields.ts';

const lines = (title: string, hint?: string) =>
  z.array(line('Line', 90)).meta(hint === undefined ? { title } : { title, description: hint });

/** One guided day tour: a file in `content/tours`. */
export const tourSchema = part('Tour', {
  title: line('Title', 60, 'Ends with “from” and the place: Lamanai Tour from Hopkins.'),
  priceUsd: whole('Price', 20, 2000, 'Per person, without cents.'),
  typicalPriceUsd: whole(
    'Typical price',
    20,
    2000,
    'Shown struck through. Not less than the price.',
  ),
  recommended: z.boolean().meta({ title: 'On the home page' }),
  shortDescription: text('Short description', 160, 'On its card and in search results.'),
  fullDescription: text('Full description', 2000, 'An empty line begins a new paragraph.'),
  departure: line('Departure', 80),
  duration: line('Duration', 30),
  capacity: line('Group size', 30),
  minimumPersons: whole('Fewest persons', 2, 20).optional(),
  specialOffer: text('Special offer', 200).optional(),
  itinerary: z
    .array(part('Step of the day', { time: clock, text: line('What happens', 120) }))
    .min(2)
    .meta({ title: 'The day', description: 'From the first to the last hour.' }),
  pickupPoints: lines('Places to be met at').min(1),
  alsoNotIncluded: lines('Also not included', 'Beside what no tour includes.').default([]),
  alsoBring: lines('Also to bring', 'Beside what guests bring to every tour.').default([]),
  image: picture('Picture on its card', 'One of its eight pictures.'),
  gallery: z.array(picture('Picture')).length(8).meta({
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
  transportation: line('Transportation', 60),
  footerLabel: line('Name in the footer', 40),
  position: whole('Place in the list', 1, 99, '1 stands first.'),
  id: address('Address', 'How its page’s address ends. Do not change it once guests know it.'),
  slug: address('Short address', 'Leads to the page too, and names the file.'),
});

/** What all tours have in common. */
export const everyTourSchema = part('Every tour', {
  included: lines('Included').min(1),
  notIncluded: lines('Not included').default([]),
  whatToBring: lines('What to bring').min(1),
  highlights: z.array(line('Line', 140)).min(1).meta({ title: 'Highlights' }),
  pickupUnknown: line('Last suggestion where to be met', 40),
});

export const formerToursSchema = part('Tours that are gone', {
  addresses: z
    .array(
      part('Address', {
        address: address('Address', 'How the address of a tour that is gone ends.'),
        leadsTo: z
          .string()
          .regex(
            /^\/tours$|^\/tour\/[a-z\d-]+$/,
            'it is /tours, or /tour/ and the address of a tour',
          )
          .meta({
            title: 'Leads to',
            description: '/tours, or /tour/ and the address of a tour.',
          }),
      }),
    )
    .default([])
    .meta({ title: 'Addresses' }),
});
