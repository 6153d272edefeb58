import { describe, expect, it } from 'vitest';

import { telHref, whatsAppHref } from '#domain/contact-links.ts';

describe('telHref', () => {
  it.each([
    ['+1 (800) 555-0142', 'tel:+18005550142'],
    ['555.01.42', 'tel:5550142'],
  ])('dials %s', (phone, href) => {
    expect(telHref(phone)).toBe(href);
  });
});

describe('whatsAppHref', () => {
  it.each([
    [undefined, 'https://wa.me/5016000142'],
    ['', 'https://wa.me/5016000142'],
    ['A tour & lunch?', 'https://wa.me/5016000142?text=A%20tour%20%26%20lunch%3F'],
    ['half \uD83D', 'https://wa.me/5016000142?text=half%20%EF%BF%BD'],
  ])('writes %j to the number', (text, href) => {
    expect(whatsAppHref(text, '+501 600-0142')).toBe(href);
  });
});
