import * as env from './company-env.ts';
import { companyFacts } from './content.data.ts';
import { VITE_SITE_URL } from './env.ts';

/** Every fact about the company, from content/company.json and from the settings that override it. */
export const company = {
  name: env.VITE_COMPANY_NAME,
  siteUrl: VITE_SITE_URL,
  email: env.VITE_COMPANY_EMAIL,
  /** Phone number as shown to visitors. */
  phone: env.VITE_COMPANY_PHONE,
  /** WhatsApp number as shown to visitors; empty hides every WhatsApp link. */
  whatsApp: env.VITE_COMPANY_WHATSAPP,
  address: env.VITE_COMPANY_ADDRESS,
  toursSister: {
    name: env.VITE_SISTER_TOURS_NAME,
    url: env.VITE_SISTER_TOURS_URL,
  },
  vacationsSister: {
    name: env.VITE_SISTER_VACATIONS_NAME,
    url: env.VITE_SISTER_VACATIONS_URL,
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
  openingHours: `${companyFacts.opensAt} to ${companyFacts.closesAt} daily`,
} as const;
