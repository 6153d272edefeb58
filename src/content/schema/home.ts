import * as z from 'zod';

import {
  anyImageRef,
  choice,
  clock,
  group,
  guest,
  imageRef,
  list,
  multiLine,
  paragraphs,
  singleLine,
  titled,
} from './fields.ts';

const slide = group('Slide', {
  badge: singleLine('Above the title', 40),
  title: singleLine('Title', 60),
  description: multiLine('Text', 160),
  primaryButton: singleLine('First button', 30),
  primaryLink: choice('First button leads to', { '/tours': 'Tours', '/about': 'About us' }),
  secondaryButton: singleLine('Second button', 30),
  secondaryLink: choice('Second button leads to', { '/book': 'Booking form' }),
  image: imageRef('Picture'),
  tallImage: anyImageRef('Picture on phones'),
});

const testimonial = group('Guest', { ...guest, text: multiLine('Words', 400) });

export const homeSchema = group('Home', {
  title: singleLine('Heading for screen readers', 80),
  heroLabel: singleLine('Name of the slideshow for screen readers', 80),
  heroSlides: list('Slides', slide),
  discover: group('Discover', {
    overline: singleLine('Above the title', 40),
    title: singleLine('Title', 60),
    paragraphs: paragraphs('Paragraphs'),
    figures: list(
      'Figures',
      group('Figure', { value: singleLine('Figure', 20), label: singleLine('What it is', 60) }),
    ),
    slideshowLabel: singleLine('Name of the pictures for screen readers', 80),
    slideshow: list(
      'Pictures',
      group('Picture', { image: imageRef('Picture'), caption: singleLine('Caption', 80) }),
    ),
  }),
  theDayTitle: singleLine('Heading of the timetable', 60),
  theDay: z
    .array(
      group('Stop', {
        time: clock,
        title: singleLine('Title', 40),
        text: singleLine('Sentence', 120),
        image: imageRef('Picture'),
      }),
    )
    .length(5)
    .meta({ title: 'The day', description: 'Five stops of a tour, each with a picture.' }),
  reasons: list('Why choose us', group('Reason', titled)),
  testimonialsTitle: singleLine('Heading above the testimonials', 60),
  testimonials: z
    .array(testimonial)
    .default([])
    .meta({ title: 'Testimonials', description: 'Leave the list empty to hide the section.' }),
  closing: group('At the end of the page', {
    title: singleLine('Title', 60),
    text: multiLine('Text', 200),
    image: imageRef('Picture'),
  }),
});
