import * as z from 'zod';

import { address, group, list, pageHead, paragraphs, singleLine, widePicture } from './fields.ts';

const questions = z.strictObject({
  title: singleLine('Name of the tab', 40),
  questions: list(
    'Questions',
    group('Question', {
      question: singleLine('Question', 120),
      answer: paragraphs('Answer'),
      id: address('Name in the address', 'Links to the question end with it.'),
    }),
  ),
});

export const faqSchema = group('FAQ', {
  ...pageHead,
  picture: widePicture,
  ruins: questions.meta({ title: 'First tab' }),
  tours: questions.meta({ title: 'Second tab' }),
});
