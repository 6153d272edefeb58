import * as z from 'zod';

import { group } from './fields.ts';

const reply = (title: string) =>
  z
    .string()
    .regex(/\{reference\}/, 'it must contain {reference}')
    .max(2000)
    .meta({ title, description: 'Must contain {reference}.', multiline: true });

/** `reply-facts.ts` lists the facts of a request that a reply may name. */
export const repliesSchema = group('Replies to a request', {
  yes: reply('Yes'),
  otherDay: reply('Another day'),
  no: reply('No'),
});
