import { companyFacts } from './company-facts.ts';

// Each setting by its whole name, here and elsewhere: the build leaves out all settings but those that are named.
/** Every fact about the company, once. Each can be set at build time; the defaults are placeholders on reserved names. */
export const company = {
  name: import.meta.env?.VITE_COMPANY_NAME ?? 'Lamanai Day Tours',
  siteUrl: import.meta.env?.VITE_SITE_URL ?? 'https://www.lamanai-day-tours.example',
  email: import.meta.env?.VITE_COMPANY_EMAIL ?? 'bookings@lamanai-day-tours.example',
  /** Toll-free number as shown to visitors. */
  phone: import.meta.env?.VITE_COMPANY_PHONE ?? '+1 800 555 0142',
  /** WhatsApp number as shown to visitors; empty hides every WhatsApp link. */
  whatsApp: import.meta.env?.VITE_COMPANY_WHATSAPP ?? '+501 555 0142',
  address:
    import.meta.env?.VITE_COMPANY_ADDRESS ??
    'Lamanai Archaeological Reserve, Indian Church, Orange Walk District, Belize',
  toursSister: {
    name: import.meta.env?.VITE_SISTER_TOURS_NAME ?? 'Belize Tours & Excursions',
    url: import.meta.env?.VITE_SISTER_TOURS_URL ?? 'https://tours.lamanai-day-tours.example',
  },
  vacationsSister: {
    name: import.meta.env?.VITE_SISTER_VACATIONS_NAME ?? 'Belize Vacation Packages',
    url:
      import.meta.env?.VITE_SISTER_VACATIONS_URL ?? 'https://vacations.lamanai-day-tours.example',
  },
  /** Begins every booking reference: capital letters. */
  referencePrefix: companyFacts.referencePrefix,
  /** Where the tours run: the IANA name of its time zone, and the hours that its clocks are ahead of UTC all year; null where they change in summer. */
  place: {
    country: companyFacts.country,
    timeZone: companyFacts.timeZone,
    utcOffsetHours: companyFacts.utcOffsetHours ?? null,
  },
  currency: { code: companyFacts.currencyCode, sign: companyFacts.currencySign },
  since: companyFacts.since,
  experience: companyFacts.experience,
  /** When somebody answers the phone, every day, in the time of the place. */
  opensAt: companyFacts.opensAt,
  closesAt: companyFacts.closesAt,
  openingHours: `${companyFacts.opensAt} to ${companyFacts.closesAt} daily`,
} as const;
