import * as z from 'zod';

import { address, group, imageRef, list, pageHead, paragraphs, singleLine } from './fields.ts';

const questions = z.strictObject({
  title: singleLine('Name of the tab', 40),
  questions: list(
    'Questions',
    group('Question', {
      question: singleLine('Question', 120),
      answer: paragraphs('Answer'),
      id: address('End of the link', 'Links to the question end with this.'),
    }),
  ),
});

export const faqSchema = group('FAQ', {
  ...pageHead,
  picture: imageRef('Picture at the top'),
  onTourPages: z.array(address('End of the link')).min(1).max(6).meta({
    title: 'Questions on tour pages',
    description: 'The ends of the links of questions that every tour’s page answers too.',
  }),
  ruins: questions.meta({ title: 'Ruins tab' }),
  tours: questions.meta({ title: 'Tours tab' }),
});
