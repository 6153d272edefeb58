/**
 * Build-time settings with their defaults; tools/settings.ts describes and validates them. Every setting is a constant
 * with its full name, because Vite replaces `import.meta.env.NAME` only where the code contains the full name. The
 * optional chaining is for Node, which has no `import.meta.env`. An empty value means that there is none.
 */

export const VITE_SITE_URL: string =
  import.meta.env?.VITE_SITE_URL || 'https://www.lamanai-day-tours.example';
export const VITE_EMAILJS_SERVICE_ID: string = import.meta.env?.VITE_EMAILJS_SERVICE_ID ?? '';
export const VITE_EMAILJS_TEMPLATE_ID: string = import.meta.env?.VITE_EMAILJS_TEMPLATE_ID ?? '';
export const VITE_EMAILJS_PUBLIC_KEY: string = import.meta.env?.VITE_EMAILJS_PUBLIC_KEY ?? '';
export const VITE_EMAILJS_ORIGIN: string =
  import.meta.env?.VITE_EMAILJS_ORIGIN || 'https://api.emailjs.com';
/** `true` if EmailJS's auto-reply sends the guest's receipt. */
export const VITE_GUEST_RECEIPT: string = import.meta.env?.VITE_GUEST_RECEIPT || 'true';
