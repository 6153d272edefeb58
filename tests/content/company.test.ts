import { afterEach, expect, it, vi } from 'vitest';

import { company } from '#content/company.ts';
import { companyFacts } from '#content/content.data.ts';

afterEach(() => void vi.resetModules());

it('the company has the specified years of experience and opening hours', () => {
  expect(company).toMatchObject({
    since: 1995,
    experience: '25+ years',
    openingHours: '8:00 AM to 5:00 PM daily',
    currency: { code: 'USD', sign: 'US$' },
  });
});

it('environment variables override the company facts at build time', async () => {
  const settings = {
    VITE_COMPANY_NAME: 'River & Ruins',
    VITE_SITE_URL: 'https://river.example',
    VITE_COMPANY_EMAIL: 'hello@river.example',
    VITE_COMPANY_PHONE: '+1 888 555 0100',
    VITE_COMPANY_WHATSAPP: '',
    VITE_COMPANY_ADDRESS: '1 River Road, Belize',
    VITE_SISTER_TOURS_NAME: 'River Tours',
    VITE_SISTER_TOURS_URL: 'https://tours.river.example',
    VITE_SISTER_VACATIONS_NAME: 'River Holidays',
    VITE_SISTER_VACATIONS_URL: 'https://holidays.river.example',
  };
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  vi.resetModules();
  const { company: built } = await import('#content/company.ts');
  expect(built).toEqual({
    ...company,
    name: 'River & Ruins',
    siteUrl: 'https://river.example',
    email: 'hello@river.example',
    phone: '+1 888 555 0100',
    whatsApp: '',
    address: '1 River Road, Belize',
    toursSister: { name: 'River Tours', url: 'https://tours.river.example' },
    vacationsSister: { name: 'River Holidays', url: 'https://holidays.river.example' },
  });
});

it('the company facts come from content/company.json if no setting overrides them', () => {
  const { name, phone, email, address, whatsApp = '', toursSister } = companyFacts;
  expect(company).toMatchObject({ name, phone, email, address, whatsApp });
  expect(company.toursSister).toEqual(toursSister ?? { name: '', url: '' });
});
