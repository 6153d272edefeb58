import { describe, expect, it, vi } from 'vitest';

import { parseBooking } from '#domain/booking/booking.ts';
import { mailParameters } from '#domain/booking/mail-parameters.ts';
import { requestFacts, today, validDraft } from '#tests/support/booking-draft.ts';
import { renderHtml, renderText } from '#tools/mail-desk/render.ts';
import { readTemplate } from '#tools/mail-desk/template-files.ts';

vi.mock('#content/content.data.ts', async (original) => {
  const { withTourOptions } = await import('#tests/support/tour-options.ts');
  return withTourOptions(original, {
    'lamanai-tour-belize-city': { priceUsd: 132, childrenPrice: { usd: 66, upToAge: 11 } },
  });
});

const template = await readTemplate();

/** Renders both bodies of the staff's email for a request with these ages, each as one line of text. */
function bodiesFor(childrenAges: string) {
  const booking = parseBooking({ ...validDraft, childrenAges }, today);
  const sent = mailParameters(booking, requestFacts);
  const html = renderHtml(template.html, sent).replaceAll(/<[^>]*>/g, ' ');
  return [renderText(template.text, sent), html].map((body) => body.replaceAll(/\s+/g, ' '));
}

/** Returns the line for the records without the facts of the day. */
const recordsOf = (body: string) =>
  /For your records: .*lamanai-tour-belize-city, (.*?)\s*$/.exec(body)?.[1];

describe.each(['text', 'html'] as const)('the %s part of the staff email', (part) => {
  const index = part === 'text' ? 0 : 1;

  it('states the sum of a request with a child who pays less, and multiplies nothing else', () => {
    const body = bodiesFor('12, 8')[index] ?? '';
    expect(recordsOf(body)).toBe(
      '2 × US$132.00 + 1 child × US$66.00 = USD 330.00, deposit USD 165.00, balance USD 165.00.',
    );
    expect(body).toMatch(/Total:? US\$330\.00 \(?2 × US\$132\.00 \+ 1 child × US\$66\.00\)? /);
    expect(body.match(/\w+ × US\$[\d.]*\d/g)).toEqual(
      Array.from({ length: 2 }, () => ['2 × US$132.00', 'child × US$66.00']).flat(),
    );
  });

  it('multiplies persons and price if everybody pays the same', () => {
    const body = bodiesFor('')[index] ?? '';
    expect(recordsOf(body)).toBe(
      '3 × USD 132.00 = USD 396.00, deposit USD 198.00, balance USD 198.00.',
    );
    expect(body).toMatch(/Total:? US\$396\.00 \(?3 × US\$132\.00\)? /);
  });
});
