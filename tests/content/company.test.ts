import { afterEach, describe, expect, it, vi } from 'vitest';

import { company } from '#content/company.ts';
import { telHref, whatsAppHref } from '#domain/contact-links.ts';

const loadCompany = async (settings: Readonly<Record<string, string>>) => {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  vi.resetModules();
  return import('#content/company.ts');
};

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

describe('company', () => {
  it('has placeholders on reserved names by default', () => {
    expect(company).toEqual({
      name: 'Lamanai Day Tours',
      siteUrl: 'https://www.lamanai-day-tours.example',
      email: 'bookings@lamanai-day-tours.example',
      phone: '+1 800 555 0142',
      whatsApp: '+501 555 0142',
      address: 'Lamanai Archaeological Reserve, Indian Church, Orange Walk District, Belize',
      toursSister: {
        name: 'Belize Tours & Excursions',
        url: 'https://tours.lamanai-day-tours.example',
      },
      vacationsSister: {
        name: 'Belize Vacation Packages',
        url: 'https://vacations.lamanai-day-tours.example',
      },
      referencePrefix: 'LAM',
      place: { country: 'Belize', timeZone: 'America/Belize', utcOffsetHours: -6 },
      currency: { code: 'USD', sign: 'US$' },
      since: 1995,
      experience: '25+ years',
      openingHours: '8:00 AM to 5:00 PM daily',
    });
  });

  it('takes every fact that is set at build time', async () => {
    const { company: built } = await loadCompany({
      VITE_COMPANY_NAME: 'River & Ruins',
      VITE_SITE_URL: 'https://river.example',
      VITE_COMPANY_EMAIL: 'hello@river.example',
      VITE_COMPANY_PHONE: '+1 888 555 0100',
      VITE_COMPANY_WHATSAPP: '+501 555 0100',
      VITE_COMPANY_ADDRESS: '1 River Road, Belize',
      VITE_SISTER_TOURS_NAME: 'River Tours',
      VITE_SISTER_TOURS_URL: 'https://tours.river.example',
      VITE_SISTER_VACATIONS_NAME: 'River Holidays',
      VITE_SISTER_VACATIONS_URL: 'https://holidays.river.example',
    });
    expect(built).toEqual({
      ...company,
      name: 'River & Ruins',
      siteUrl: 'https://river.example',
      email: 'hello@river.example',
      phone: '+1 888 555 0100',
      whatsApp: '+501 555 0100',
      address: '1 River Road, Belize',
      toursSister: { name: 'River Tours', url: 'https://tours.river.example' },
      vacationsSister: { name: 'River Holidays', url: 'https://holidays.river.example' },
    });
  });

  it('has no WhatsApp if the number is set to nothing', async () => {
    const { company: built } = await loadCompany({ VITE_COMPANY_WHATSAPP: '' });
    expect(built.whatsApp).toBe('');
  });
});

describe('telHref', () => {
  it.each([
    ['+1 800 555 0142', 'tel:+18005550142'],
    ['+1 (800) 555-0142', 'tel:+18005550142'],
    ['+501.555.0142', 'tel:+5015550142'],
  ])('of %s is %s', (phone, href) => {
    expect(telHref(phone)).toBe(href);
  });
});

describe('whatsAppHref', () => {
  it('has the digits of the number alone', () => {
    expect(whatsAppHref()).toBe('https://wa.me/5015550142');
    expect(whatsAppHref('')).toBe('https://wa.me/5015550142');
    expect(whatsAppHref(undefined, '+1 (800) 555-0142')).toBe('https://wa.me/18005550142');
  });

  it.each(['Request LAM-ACDE347', 'a&b=c#d?e%f+g', 'two\nlines', '漢字 😀'])(
    'carries the text %j as it is',
    (text) => {
      const url = new URL(whatsAppHref(text));
      expect([url.origin, url.pathname, url.hash]).toEqual(['https://wa.me', '/5015550142', '']);
      expect([...url.searchParams]).toEqual([['text', text]]);
    },
  );

  it('carries half a character as a mark instead of throwing', () => {
    expect(whatsAppHref('cut \uD83D')).toBe('https://wa.me/5015550142?text=cut%20%EF%BF%BD');
  });
});
