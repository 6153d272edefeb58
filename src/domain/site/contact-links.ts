import { company } from '#content/company.ts';

import { wellFormed } from '#lib/text.ts';

/** `tel:` address of a phone number as people write it. */
export const telHref = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;

/** WhatsApp's own link format: digits only, the text encoded. */
export function whatsAppHref(text?: string, number: string = company.whatsApp): string {
  const query = text ? `?text=${encodeURIComponent(wellFormed(text))}` : '';
  return `https://wa.me/${number.replace(/\D/g, '')}${query}`;
}
