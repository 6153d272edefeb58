import * as z from 'zod';

import { group } from './fields.ts';

const reply = (title: string) =>
  z
    .string()
    .regex(/\{reference\}/, 'it must name the {reference}')
    .max(2000)
    .meta({ title, description: 'With {reference} in it.', multiline: true });

/** `reply-facts.ts` lists the facts of a request that a reply may name. */
export const repliesSchema = group('Replies to a request', {
  yes: reply('Yes'),
  otherDay: reply('Another day'),
  no: reply('No'),
});
