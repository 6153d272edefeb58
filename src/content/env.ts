/**
 * Build-time settings with their defaults, which are placeholders with reserved names and numbers.
 * src/domain/site/env-schema.ts describes and validates each setting. Every setting is a constant with its full name,
 * because Vite replaces `import.meta.env.NAME` only where the code contains the full name. The optional chaining is for
 * Node, which has no `import.meta.env`.
 */

export const VITE_COMPANY_NAME: string = import.meta.env?.VITE_COMPANY_NAME ?? 'Lamanai Day Tours';
export const VITE_SITE_URL: string =
  import.meta.env?.VITE_SITE_URL ?? 'https://www.lamanai-day-tours.example';
export const VITE_COMPANY_EMAIL: string =
  import.meta.env?.VITE_COMPANY_EMAIL ?? 'bookings@lamanai-day-tours.example';
export const VITE_COMPANY_PHONE: string = import.meta.env?.VITE_COMPANY_PHONE ?? '+1 800 555 0142';
export const VITE_COMPANY_WHATSAPP: string =
  import.meta.env?.VITE_COMPANY_WHATSAPP ?? '+501 555 0142';
export const VITE_COMPANY_ADDRESS: string =
  import.meta.env?.VITE_COMPANY_ADDRESS ??
  'Lamanai Archaeological Reserve, Indian Church, Orange Walk District, Belize';
export const VITE_SISTER_TOURS_NAME: string =
  import.meta.env?.VITE_SISTER_TOURS_NAME ?? 'Belize Tours & Excursions';
export const VITE_SISTER_TOURS_URL: string =
  import.meta.env?.VITE_SISTER_TOURS_URL ?? 'https://tours.lamanai-day-tours.example';
export const VITE_SISTER_VACATIONS_NAME: string =
  import.meta.env?.VITE_SISTER_VACATIONS_NAME ?? 'Belize Vacation Packages';
export const VITE_SISTER_VACATIONS_URL: string =
  import.meta.env?.VITE_SISTER_VACATIONS_URL ?? 'https://vacations.lamanai-day-tours.example';
export const VITE_NOTICES_URL: string = import.meta.env?.VITE_NOTICES_URL ?? '/notices.json';

export const VITE_EMAILJS_SERVICE_ID: string = import.meta.env?.VITE_EMAILJS_SERVICE_ID ?? '';
export const VITE_EMAILJS_TEMPLATE_ID: string = import.meta.env?.VITE_EMAILJS_TEMPLATE_ID ?? '';
export const VITE_EMAILJS_PUBLIC_KEY: string = import.meta.env?.VITE_EMAILJS_PUBLIC_KEY ?? '';
export const VITE_EMAILJS_ORIGIN: string =
  import.meta.env?.VITE_EMAILJS_ORIGIN ?? 'https://api.emailjs.com';
/** `true` if EmailJS's auto-reply sends the guest's receipt. */
export const VITE_GUEST_RECEIPT: string = import.meta.env?.VITE_GUEST_RECEIPT ?? 'true';
export const VITE_EMAILJS_BLOCK_HEADLESS: string =
  import.meta.env?.VITE_EMAILJS_BLOCK_HEADLESS ?? 'false';
