import { expect, it } from 'vitest';

import { whatsAppMessage } from '#domain/booking/whatsapp-message.ts';

const tourTitle = 'Lamanai Tour from Hopkins';
const day = 'Friday, December 25, 2026';
const reference = 'LAM-ACDE347';

it.each([
  [
    { tourTitle, day, persons: 4, reference },
    'Hello, about the Lamanai Tour from Hopkins on Friday, December 25, 2026 for 4 guests (reference LAM-ACDE347): ',
  ],
  [{ tourTitle }, 'Hello, about the Lamanai Tour from Hopkins: '],
  [{ tourTitle, persons: 1 }, 'Hello, about the Lamanai Tour from Hopkins for 1 guest: '],
  [{ day }, 'Hello, about a tour on Friday, December 25, 2026: '],
  [{ persons: 8, reference }, 'Hello, about a tour for 8 guests (reference LAM-ACDE347): '],
  [{ tourTitle: undefined, day: '', persons: undefined, reference }, ''],
  [{}, ''],
])('the WhatsApp message for the facts %j begins with "%s"', (known, text) => {
  expect(whatsAppMessage(known)).toBe(text);
});
