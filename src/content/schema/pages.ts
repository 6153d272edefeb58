import * as z from 'zod';

import { testimonialSchema } from './company.ts';
import { address, clock, line, paragraphs, picture, text, whole } from './fields.ts';

const titled = { title: line('Title', 80), text: text('Text', 500) };

const list = <Item extends z.ZodType>(title: string, item: Item) =>
  z.array(item).min(1).max(40).meta({ title });

const widePicture = z
  .strictObject({ wide: picture('Picture'), tall: picture('On phones').optional() })
  .meta({ title: 'Picture over the whole width' });

const slide = z
  .strictObject({
    badge: line('Above the title', 40),
    title: line('Title', 60),
    description: text('Text', 160),
    primaryButton: line('First button', 30),
    primaryLink: z.enum(['/tours', '/about']).meta({ title: 'It leads to' }),
    secondaryButton: line('Second button', 30, 'It leads to the booking form.'),
    image: picture('Picture'),
    tallImage: picture('Picture on phones'),
  })
  .meta({ title: 'Slide' });

export const homeSchema = z
  .strictObject({
    title: line('Heading, for who cannot see the slides', 80),
    heroLabel: line('What the slides are, for who cannot see them', 80),
    heroSlides: list('Slides', slide),
    discover: z
      .strictObject({
        overline: line('Above the title', 40),
        title: line('Title', 60),
        paragraphs: paragraphs('Paragraphs'),
        figures: list(
          'Figures',
          z
            .strictObject({ value: line('Figure', 20), label: line('What it is', 60) })
            .meta({ title: 'Figure' }),
        ),
        slideshowLabel: line('What the pictures are, for who cannot see them', 80),
        slideshow: list(
          'Pictures',
          z
            .strictObject({ image: picture('Picture'), caption: line('Caption', 80) })
            .meta({ title: 'Picture' }),
        ),
      })
      .meta({ title: 'Discover' }),
    theDayLead: line('Above the day', 120),
    theDay: list(
      'The day',
      z
        .strictObject({ time: clock, title: line('Title', 40), text: text('Text', 200) })
        .meta({ title: 'Station' }),
    ),
    reasons: list('Why choose us', z.strictObject(titled).meta({ title: 'Reason' })),
    testimonialsTitle: line('Above guests’ words', 60),
    testimonials: z
      .array(testimonialSchema)
      .default([])
      .meta({ title: 'Guests’ words', description: 'None takes the section away.' }),
    closing: z
      .strictObject({
        title: line('Title', 60),
        text: text('Text', 200),
        ...widePicture.shape,
      })
      .meta({ title: 'At the end of the page' }),
  })
  .meta({ title: 'Home' });

export const aboutSchema = z
  .strictObject({
    hero: z
      .strictObject({
        title: line('Title', 60),
        text: text('Text', 200),
        image: picture('Picture'),
        tallImage: picture('Picture on phones'),
      })
      .meta({ title: 'Head of the page' }),
    story: z
      .strictObject({
        title: line('Title', 60),
        paragraphs: paragraphs('Paragraphs'),
        image: picture('Picture'),
      })
      .meta({ title: 'Story' }),
    highlights: list('Highlights', z.strictObject(titled).meta({ title: 'Highlight' })),
    sections: list(
      'Sections',
      z
        .strictObject({
          id: address('Name in the address'),
          title: line('Title', 60),
          paragraphs: paragraphs('Paragraphs'),
          image: picture('Picture'),
        })
        .meta({ title: 'Section' }),
    ).max(4),
    toursLink: line('Link to the tours', 40),
  })
  .meta({ title: 'About us' });

const head = { title: line('Heading', 60), lead: text('Below the heading', 250) };

const questions = z.strictObject({
  title: line('Name of the tab', 40),
  questions: list(
    'Questions',
    z
      .strictObject({
        question: line('Question', 120),
        answer: paragraphs('Answer'),
        id: address('Name in the address', 'Links to the question end with it.'),
      })
      .meta({ title: 'Question' }),
  ),
});

export const faqSchema = z
  .strictObject({
    ...head,
    picture: widePicture,
    ruins: questions.meta({ title: 'First tab' }),
    tours: questions.meta({ title: 'Second tab' }),
  })
  .meta({ title: 'FAQ' });

export const historySchema = z
  .strictObject({
    ...head,
    toursTitle: line('Above the tours', 60),
    toursLead: line('Below that', 160),
    picture: widePicture,
    chapters: list(
      'Chapters',
      z
        .strictObject({
          id: address('Name in the address'),
          period: line('Period', 40),
          date: line('When', 40),
          title: line('Title', 60),
          text: text('Text', 700),
          image: picture('Picture').optional(),
        })
        .meta({ title: 'Chapter' }),
    ),
    tourCards: z
      .array(
        z
          .strictObject({
            slug: z
              .string()
              .meta({ title: 'Tour', relation: { collection: 'tours', field: 'slug' } }),
            title: line('Title', 40),
            text: text('Text', 160),
            priceUsd: whole('Price on this card', 20, 2000, 'Not the tour’s own.'),
            duration: line('Duration', 30),
            banner: line('Ribbon', 20).optional(),
          })
          .meta({ title: 'Card' }),
      )
      .meta({ title: 'Tours at the end' }),
  })
  .meta({ title: 'History' });

const found = {
  title: line('Title in search results', 60, 'The company’s name follows it.'),
  description: text('Text in search results', 160),
  image: picture('Picture on shared links'),
};
const page = (title: string) => z.strictObject(found).meta({ title });

export const pagesSchema = z
  .strictObject({
    home: page('Home'),
    tours: z
      .strictObject({
        ...found,
        heading: line('Heading', 60),
        lead: text('Below the heading', 250),
        picture: widePicture,
        departuresTitle: line('Above the map', 60),
        departuresLead: text('Below that', 250),
      })
      .meta({ title: 'Tours' }),
    faq: page('FAQ'),
    history: page('History'),
    about: page('About us'),
    book: page('Booking form'),
    bookingSuccess: page('After a request'),
    machines: page('Machines'),
    staff: page('Staff'),
    otherTours: page('A tour that is not there'),
    elsewhere: z
      .strictObject({ description: found.description, image: found.image })
      .meta({ title: 'Any other address' }),
    otherToursTitle: line('Above the other tours on a tour’s page', 60),
    footerLine: text('In the footer', 250),
    notFound: z
      .strictObject({
        text: text('Text', 200),
        toursLink: line('Link to the tours', 40),
        picture: picture('Picture'),
      })
      .meta({ title: 'Page not found' }),
  })
  .meta({ title: 'Titles, search results and small texts' });
