import * as z from 'zod';

import { reservedAddresses } from '../reserved-addresses.ts';
import { address, day, group, integer, list, multiLine, paragraphs, singleLine } from './fields.ts';

export const plainPageSchema = group('Page', {
  position: integer('Place in the footer', 1, 99),
  address: address('Address', 'The end of the page’s link, such as privacy.').refine(
    (path) => !reservedAddresses.has(path),
    'the site itself uses this address; choose another',
  ),
  label: singleLine('Name in the footer', 30),
  isLinkedFromForm: z.boolean().optional().meta({ title: 'Link below the booking form' }),
  isOffSite: z.boolean().optional().meta({
    title: 'Off the site',
    description: 'Guests no longer find the page. Its texts stay here.',
  }),
  title: singleLine('Title in search results', 60, 'The company’s name follows it.'),
  description: multiLine('Text in search results', 160),
  heading: singleLine('Heading', 60),
  lead: multiLine('Below the heading', 250),
  updated: day.optional().meta({ title: 'Last change' }),
  sections: list(
    'Sections',
    group('Section', {
      title: singleLine('Title', 80),
      paragraphs: paragraphs('Text'),
      points: z.array(multiLine('Line', 250)).optional().meta({ title: 'List below the text' }),
    }),
  ),
});
