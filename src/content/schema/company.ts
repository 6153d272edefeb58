import * as z from 'zod';

import { email, phone, text, webAddress } from '../setting-rules.ts';

import { clock, group, integer, settingLine, singleLine } from './fields.ts';

const link = (title: string, hint: string) => settingLine(title, 300, webAddress, hint);

const sister = (title: string) =>
  group(title, {
    name: settingLine('Name', 60, text),
    url: link('Website', 'Such as https://www.example.com, without a slash at the end.'),
  })
    .optional()
    .meta({ description: 'A link in the footer. Remove it if there is none.' });

export const companySchema = group('Company', {
  name: settingLine('Name of the company', 60, text),
  phone: settingLine('Phone', 30, phone, 'As guests read it, such as +1 800 555 0142.'),
  whatsApp: settingLine(
    'WhatsApp',
    30,
    phone,
    'As guests read it, such as +501 555 0142. Empty hides every WhatsApp link.',
  ).optional(),
  email: settingLine(
    'Email',
    100,
    email,
    'Guests write to it. Requests arrive at the address in EmailJS: see /admin/mail.',
  ),
  address: settingLine('Address', 200, text, 'The postal address in the footer.'),
  opensAt: clock.meta({
    title: 'Opening time',
    description: 'Every day, such as 8:00 AM.',
  }),
  closesAt: clock.meta({
    title: 'Closing time',
    description: 'Every day, such as 5:00 PM.',
  }),
  license: singleLine(
    'License number',
    60,
    'Of the tour operator, with the name of the authority. The footer shows it.',
  ).optional(),
  socialLinks: z
    .array(
      group('Page elsewhere', {
        name: singleLine('Name', 30, 'The text of the link, such as Instagram.'),
        url: link('Link', 'Copy the whole address of your page, without a slash at the end.'),
      }),
    )
    .max(8)
    .optional()
    .meta({
      title: 'Social media',
      description: 'The footer links to these pages, and search engines connect them with you.',
    }),
  toursSister: sister('Sister company for tours'),
  vacationsSister: sister('Sister company for vacations'),
  since: integer('In operation since', 1900, 2100),
  experience: singleLine('Experience', 30),
  referencePrefix: z
    .string()
    .regex(/^[A-Z]{2,5}$/, 'two to five capital letters')
    .meta({ title: 'Start of every booking reference', description: 'Capital letters.' }),
  country: singleLine('Country', 60),
  timeZone: singleLine('Time zone', 60, 'Its IANA name, such as America/Belize.'),
  utcOffsetHours: z.number().min(-12).max(14).optional().meta({
    title: 'Hours ahead of UTC',
    description: 'Such as -6 for Belize. Leave it empty if clocks change in summer.',
  }),
  currencyCode: z
    .string()
    .regex(/^[A-Z]{3}$/, 'three capital letters')
    .meta({ title: 'Currency', description: 'Three-letter code, such as USD.' }),
  currencySign: singleLine('Currency sign before amounts', 5),
});
