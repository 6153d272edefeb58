import { expect, it } from 'vitest';

import { company } from '#content/company.ts';
import { phoneLabel, telHref, whatsAppHref } from '#domain/site/contact-links.ts';

it.each([
  ['+1 (800) 555-0142', 'tel:+18005550142'],
  ['555.01.42', 'tel:5550142'],
])('the phone link of %s is %s', (phone, href) => {
  expect(telHref(phone)).toBe(href);
});

it.each([
  ['+1 800 555 0142', 'Toll-free'],
  ['+1 (888) 555-0142', 'Toll-free'],
  ['+1 801 555 0142', 'Phone'],
  ['+501 223 0142', 'Phone'],
  ['+501 800 0142', 'Phone'],
])('the label of the phone number %s is %s', (phone, label) => {
  expect(phoneLabel(phone)).toBe(label);
});

it.each([
  [undefined, 'https://wa.me/5016000142'],
  ['', 'https://wa.me/5016000142'],
  ['A tour & lunch?\n#1', 'https://wa.me/5016000142?text=A%20tour%20%26%20lunch%3F%0A%231'],
  ['half \uD83D', 'https://wa.me/5016000142?text=half%20%EF%BF%BD'],
])('the WhatsApp link with the text %j is %s', (text, href) => {
  expect(whatsAppHref(text, '+501 600-0142')).toBe(href);
});

it('the WhatsApp link uses the number of the company by default', () => {
  expect(whatsAppHref()).toBe(`https://wa.me/${company.whatsApp.replaceAll(/\D/g, '')}`);
});
