import { company } from '#content/company.ts';

import { wellFormed } from '#lib/text.ts';

/** Returns the `tel:` URL of a phone number as people write it. */
export const telHref = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;

const TOLL_FREE = /^\+1\D*8(?:00|33|44|55|66|77|88)/;

/** Returns the name of a phone number: only a North American number with certain area codes is toll-free. */
export const phoneLabel = (phone: string): string =>
  TOLL_FREE.test(phone) ? 'Toll-free' : 'Phone';

/** Returns a WhatsApp URL, which contains the number as digits and the encoded text. */
export function whatsAppHref(text?: string, number: string = company.whatsApp): string {
  const query = text ? `?text=${encodeURIComponent(wellFormed(text))}` : '';
  return `https://wa.me/${number.replace(/\D/g, '')}${query}`;
}
