interface PlaceOfTours {
  readonly country: string;
  /** IANA name. */
  readonly timeZone: string;
  /** Hours that its clocks are ahead of UTC all year; null where they change in summer. */
  readonly utcOffsetHours: number | null;
}

const belize: PlaceOfTours = { country: 'Belize', timeZone: 'America/Belize', utcOffsetHours: -6 };

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
  referencePrefix: 'LAM',
  /** Where the tours run. */
  place: belize,
  currency: { code: 'USD', sign: 'US$' },
  since: 1995,
  experience: '25+ years',
  openingHours: '8:00 AM to 5:00 PM daily',
} as const;
