import {
  address,
  group,
  imageRef,
  list,
  multiLine,
  paragraphs,
  singleLine,
  titled,
} from './fields.ts';

export const aboutSchema = group('About us', {
  hero: group('Top of the page', {
    title: singleLine('Title', 60),
    text: multiLine('Text', 200),
    image: imageRef('Picture'),
  }),
  story: group('Story', {
    title: singleLine('Title', 60),
    paragraphs: paragraphs('Paragraphs'),
    image: imageRef('Picture'),
  }),
  highlights: list('Highlights', group('Highlight', titled)),
  sections: list(
    'Sections',
    group('Section', {
      id: address('End of the link'),
      title: singleLine('Title', 60),
      paragraphs: paragraphs('Paragraphs'),
      image: imageRef('Picture'),
    }),
  ).max(4),
  toursLink: singleLine('Link to the tours', 40),
});
