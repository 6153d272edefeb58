import { company } from '#content/company.ts';

import { wellFormed } from '#lib/text.ts';

/** Returns the `tel:` URL of a phone number as people write it. */
export const telHref = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;

/** Returns a WhatsApp URL, which contains the number as digits and the encoded text. */
export function whatsAppHref(text?: string, number: string = company.whatsApp): string {
  const query = text ? `?text=${encodeURIComponent(wellFormed(text))}` : '';
  return `https://wa.me/${number.replace(/\D/g, '')}${query}`;
}
