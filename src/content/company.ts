import { keepTogether } from '#lib/text.ts';

import { companyFacts } from './content.data.ts';
import { VITE_SITE_URL } from './env.ts';

/** Every fact about the company, from content/company.json, and the URL of its site. */
export const company = {
  name: companyFacts.name,
  siteUrl: VITE_SITE_URL,
  email: companyFacts.email,
  /** Phone number as shown to visitors. */
  phone: companyFacts.phone,
  /** WhatsApp number as shown to visitors; empty hides every WhatsApp link. */
  whatsApp: companyFacts.whatsApp ?? '',
  address: companyFacts.address,
  toursSister: {
    name: companyFacts.toursSister?.name ?? '',
    url: companyFacts.toursSister?.url ?? '',
  },
  vacationsSister: {
    name: companyFacts.vacationsSister?.name ?? '',
    url: companyFacts.vacationsSister?.url ?? '',
  },
  /** The license number with its authority, as guests read it; empty if there is none to show. */
  license: companyFacts.license ?? '',
  /** The company's pages on other sites. */
  socialLinks: companyFacts.socialLinks ?? [],
  /** The capital letters with which every booking reference begins. */
  referencePrefix: companyFacts.referencePrefix,
  /**
   * The tour destination with its IANA time zone and its fixed offset from UTC in hours; the offset is null if the
   * destination has daylight saving time.
   */
  place: {
    country: companyFacts.country,
    timeZone: companyFacts.timeZone,
    utcOffsetHours: companyFacts.utcOffsetHours ?? null,
  },
  currency: { code: companyFacts.currencyCode, sign: companyFacts.currencySign },
  since: companyFacts.since,
  experience: companyFacts.experience,
  /** Hours when the phone is answered, every day, in the destination's local time. */
  opensAt: companyFacts.opensAt,
  closesAt: companyFacts.closesAt,
  openingHours: keepTogether(`${companyFacts.opensAt} to ${companyFacts.closesAt} daily`),
} as const;
