import * as z from 'zod';

import { testimonialSchema } from './company.ts';
import { address, clock, line, paragraphs, part, picture, text, whole } from './fields.ts';

const titled = { title: line('Title', 80), text: text('Text', 500) };

const list = <Item extends z.ZodType>(title: string, item: Item) =>
  z.array(item).min(1).max(40).meta({ title });

const widePicture = part('Picture over the whole width', {
  wide: picture('Picture'),
  tall: picture('On phones').optional(),
});

const slide = part('Slide', {
  badge: line('Above the title', 40),
  title: line('Title', 60),
  description: text('Text', 160),
  primaryButton: line('First button', 30),
  primaryLink: z.enum(['/tours', '/about']).meta({ title: 'It leads to' }),
  secondaryButton: line('Second button', 30),
  secondaryLink: z.enum(['/book']).meta({ title: 'The second button leads to' }),
  image: picture('Picture'),
  tallImage: picture('Picture on phones'),
});

export const homeSchema = part('Home', {
  title: line('Heading, for who cannot see the slides', 80),
  heroLabel: line('What the slides are, for who cannot see them', 80),
  heroSlides: list('Slides', slide),
  discover: part('Discover', {
    overline: line('Above the title', 40),
    title: line('Title', 60),
    paragraphs: paragraphs('Paragraphs'),
    figures: list(
      'Figures',
      part('Figure', { value: line('Figure', 20), label: line('What it is', 60) }),
    ),
    slideshowLabel: line('What the pictures are, for who cannot see them', 80),
    slideshow: list(
      'Pictures',
      part('Picture', { image: picture('Picture'), caption: line('Caption', 80) }),
    ),
  }),
  theDayLead: line('Above the day', 120),
  theDay: list(
    'The day',
    part('Station', { time: clock, title: line('Title', 40), text: text('Text', 200) }),
  ),
  reasons: list('Why choose us', part('Reason', titled)),
  testimonialsTitle: line('Above guests’ words', 60),
  testimonials: z
    .array(testimonialSchema)
    .default([])
    .meta({ title: 'Guests’ words', description: 'None takes the section away.' }),
  closing: part('At the end of the page', {
    title: line('Title', 60),
    text: text('Text', 200),
    ...widePicture.shape,
  }),
});

export const aboutSchema = part('About us', {
  hero: part('Head of the page', {
    title: line('Title', 60),
    text: text('Text', 200),
    image: picture('Picture'),
    tallImage: picture('Picture on phones'),
  }),
  story: part('Story', {
    title: line('Title', 60),
    paragraphs: paragraphs('Paragraphs'),
    image: picture('Picture'),
  }),
  highlights: list('Highlights', part('Highlight', titled)),
  sections: list(
    'Sections',
    part('Section', {
      id: address('Name in the address'),
      title: line('Title', 60),
      paragraphs: paragraphs('Paragraphs'),
      image: picture('Picture'),
    }),
  ).max(4),
  toursLink: line('Link to the tours', 40),
});

const head = { title: line('Heading', 60), lead: text('Below the heading', 250) };

const questions = z.strictObject({
  title: line('Name of the tab', 40),
  questions: list(
    'Questions',
    part('Question', {
      question: line('Question', 120),
      answer: paragraphs('Answer'),
      id: address('Name in the address', 'Links to the question end with it.'),
    }),
  ),
});

export const faqSchema = part('FAQ', {
  ...head,
  picture: widePicture,
  ruins: questions.meta({ title: 'First tab' }),
  tours: questions.meta({ title: 'Second tab' }),
});

export const historySchema = part('History', {
  ...head,
  toursTitle: line('Above the tours', 60),
  toursLead: line('Below that', 160),
  picture: widePicture,
  chapters: list(
    'Chapters',
    part('Chapter', {
      id: address('Name in the address'),
      period: line('Period', 40),
      date: line('When', 40),
      title: line('Title', 60),
      text: text('Text', 700),
      image: picture('Picture').optional(),
    }),
  ),
  tourCards: z
    .array(
      part('Card', {
        slug: z.string().meta({ title: 'Tour', relation: { collection: 'tours', field: 'slug' } }),
        title: line('Title', 40),
        text: text('Text', 160),
        priceUsd: whole('Price on this card', 20, 2000, 'Not the tour’s own.'),
        duration: line('Duration', 30),
        banner: line('Ribbon', 20).optional(),
      }),
    )
    .meta({ title: 'Tours at the end' }),
});

const found = {
  title: line('Title in search results', 60, 'The company’s name follows it.'),
  description: text('Text in search results', 160),
  image: picture('Picture on shared links'),
};
const page = (title: string) => part(title, found);

export const pagesSchema = part('Titles, search results and small texts', {
  home: page('Home'),
  tours: part('Tours', {
    ...found,
    heading: line('Heading', 60),
    lead: text('Below the heading', 250),
    picture: widePicture,
    departuresTitle: line('Above the map', 60),
    departuresLead: text('Below that', 250),
  }),
  faq: page('FAQ'),
  history: page('History'),
  about: page('About us'),
  book: page('Booking form'),
  bookingSuccess: page('After a request'),
  machines: page('Machines'),
  staff: page('Staff'),
  otherTours: page('A tour page while it loads, or when it fails to load'),
  elsewhere: part('Any other address', { description: found.description, image: found.image }),
  otherToursTitle: line('Above the other tours on a tour’s page', 60),
  footerLine: text('In the footer', 250),
  notFound: part('Page not found', {
    text: text('Text', 200),
    toursLink: line('Link to the tours', 40),
    picture: picture('Picture'),
  }),
});
