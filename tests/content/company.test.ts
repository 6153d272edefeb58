import { expect, it } from 'vitest';

import { company } from '#content/company.ts';
import { companyFacts } from '#content/content.data.ts';

it('the company has the specified years of experience and opening hours', () => {
  expect(company).toMatchObject({
    since: 1995,
    experience: '25+ years',
    openingHours: '8:00\u00A0AM to 5:00\u00A0PM daily',
    currency: { code: 'USD', sign: 'US$' },
  });
});

it('the company facts come from content/company.json', () => {
  const { name, phone, email, address, whatsApp = '', toursSister } = companyFacts;
  expect(company).toMatchObject({ name, phone, email, address, whatsApp });
  expect(company.toursSister).toEqual(toursSister ?? { name: '', url: '' });
});
