import * as z from 'zod';

import { replyFacts } from '../reply-facts.ts';

import { group, integer } from './fields.ts';

const reply = (title: string, hint = '') =>
  z
    .string()
    .regex(/\{reference\}/, 'it must contain {reference}')
    .max(2000)
    .meta({ title, description: `Must contain {reference}.${hint}`, multiline: true });

const payment = (title: string, description?: string) =>
  z
    .string()
    .regex(/\{depositSum\}/, 'it must contain {depositSum}')
    .max(400)
    .meta({ title, description, multiline: true });

/** The host is fixed, so that no value of a request can change where the link leads. */
const link = (title: string, description: string) =>
  z
    .string()
    .regex(
      /^https:\/\/[^/?#{}\s]+(?:\/(?:[^\s{}]|\{(?:reference|amount|email)\})*)?$/,
      'write a complete link that begins with https:// and has no other braces than {reference}, {amount} and {email}',
    )
    .max(300)
    .optional()
    .meta({ title, description });

/** The replies of the staff. They may contain the placeholders from `reply-facts.ts`. */
export const repliesSchema = group('Answers to a request', {
  yes: reply(
    'Yes',
    ` Every answer may also contain these placeholders: ${replyFacts.map((name) => `{${name}}`).join(', ')}.`,
  ),
  otherDay: reply('Another day'),
  no: reply('No'),
  deposit: reply('Deposit received'),
  reminder: reply('Reminder on the day before'),
  weather: reply('Canceled because of the weather'),
  thanks: reply('Thanks after the tour'),
  payByLink: payment(
    'How to pay the deposit, with your payment link',
    'Must contain {paymentLink}.',
  ).regex(/\{paymentLink\}/, 'it must contain {paymentLink}'),
  payLater: payment('How to pay the deposit, without a payment link'),
  paySoon: payment('How to pay the deposit if the tour is in less than three days'),
  paymentLink: link(
    'Payment link',
    'It may contain {reference}, {amount} and {email}. For Stripe: https://buy.stripe.com/…?client_reference_id={reference}&prefilled_email={email}. For PayPal: https://paypal.me/…/{amount}. Leave it empty if you send links by hand.',
  ),
  reviewLink: link(
    'Link for reviews',
    'Where guests can write a review. If it is empty, the sentence with it is left out.',
  ),
  groupDiscountPercent: integer(
    'Group discount, percent',
    1,
    90,
    'If it is empty, you enter it with each answer.',
  ).optional(),
});
