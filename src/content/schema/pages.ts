import * as z from 'zod';

import { group, imageRef, multiLine, singleLine } from './fields.ts';

const found = {
  title: singleLine('Title in search results', 60, 'The company’s name follows it.'),
  description: multiLine('Text in search results', 160),
  image: imageRef('Picture on shared links'),
};
const page = (title: string) => group(title, found);

export const pagesSchema = group('Titles, search results and small texts', {
  home: page('Home'),
  tours: group('Tours', {
    ...found,
    heading: singleLine('Heading', 60),
    departuresTitle: singleLine('Above the list of places', 60),
  }),
  faq: page('FAQ'),
  history: page('History'),
  about: page('About us'),
  book: page('Booking form'),
  bookingSuccess: page('After a request'),
  machines: group('Machines', {
    ...found,
    isListed: z.boolean().optional().meta({
      title: 'Show in the footer and in search results',
      description: 'The page is for developers. Without this switch only its link opens it.',
    }),
  }),
  answer: page('Answer desk for staff'),
  offline: page('Without a connection'),
  otherTours: page('A tour page while it loads, or when it fails to load'),
  elsewhere: group('Any other address', { description: found.description, image: found.image }),
  otherToursTitle: singleLine('Above the other tours on a tour’s page', 60),
  footerLine: multiLine('In the footer', 250),
  notFound: group('Page not found', {
    text: multiLine('Text', 200),
    toursLink: singleLine('Link to the tours', 40),
    picture: imageRef('Picture'),
  }),
});
