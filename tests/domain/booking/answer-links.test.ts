import { describe, expect, it, vi } from 'vitest';

import type * as Company from '#content/company.ts';

import { answerKinds, plainTextKinds } from '#domain/booking/answer-options.ts';
import {
  answerMailtoHref,
  answerSubject,
  answerText,
  answerWhatsAppHref,
} from '#domain/booking/answer-text.ts';
import { mailtoHref } from '#domain/booking/booking-text.ts';
import type { BookingDraft } from '#domain/booking/draft.ts';
import { today } from '#tests/support/booking-draft.ts';
import { hopkins, optionsOf, staffRequest } from '#tests/support/staff-request.ts';

const facts = vi.hoisted(() => ({ whatsApp: '+501 555 0142' }));
vi.mock('#content/company.ts', async (original) => {
  const { company } = await original<typeof Company>();
  return {
    company: Object.create(company, { whatsApp: { get: () => facts.whatsApp } }) as unknown,
  };
});

/** Parses a `mailto:` URL as an email program does. */
function readMailto(href: string) {
  const [, to = '', query = ''] = /^mailto:([^?]*)\?(.*)$/.exec(href) ?? [];
  const parts = query.split('&').map((part) => part.split('='));
  return {
    to: decodeURIComponent(to),
    ...Object.fromEntries(
      parts.map(([name = '', value = '']) => [name, decodeURIComponent(value)]),
    ),
  };
}

describe('the links that send an answer', () => {
  const cases: [string, Partial<BookingDraft>][] = [
    ['a tour tomorrow', { date: '2026-11-21' }],
    ['a tour in 60 days', { date: '2027-01-19' }],
    ['a family of 8 by road', { ...hopkins, persons: '8' }],
    ['a group of 10', { persons: '10' }],
    ['a Hebrew name', { firstName: 'נועה', lastName: 'בן־דוד' }],
    ['500 characters of requirements', { specialRequirements: 'Shade, please. '.repeat(33) }],
    ['apostrophes and &', { firstName: 'D’Arcy & Söhne', pickupLocation: "O'Brien's & Co" }],
    ['?bcc= in the email address', { email: 'ada?bcc=thief@example.org' }],
  ];

  it.each(cases)(
    'the email and WhatsApp links contain the complete answer to a request with %s',
    (_, patch) => {
      const request = staffRequest({ ...patch, phone: '+44 20 7946 0018' });
      const options = optionsOf(request, { discountPercent: '5' });
      for (const kind of [...answerKinds, ...plainTextKinds]) {
        const text = answerText(kind, request, options, today);
        expect(text).not.toMatch(/undefined|NaN|[{}[\]]|\n{3}| {2}|: *$/m);
        const href = answerMailtoHref(request, text);
        const whole = mailtoHref(request.booking.email, answerSubject(request), text);
        expect(href).toBe(whole.length > 1900 ? null : whole);
        expect(href?.length ?? 0).toBeLessThanOrEqual(1900);
        expect(readMailto(whole)).toEqual({
          to: request.booking.email,
          subject: answerSubject(request),
          body: text.replaceAll('\n', '\r\n'),
        });
        const chat = new URL(answerWhatsAppHref(request, text) ?? '');
        expect(`${chat.origin}${chat.pathname}`).toBe('https://wa.me/442079460018');
        expect([...chat.searchParams]).toEqual([['text', text]]);
      }
    },
  );

  it.each(answerKinds)('the default "%s" answer fits into an email link', (kind) => {
    const request = staffRequest(hopkins);
    const text = answerText(kind, request, optionsOf(request), today);
    expect(answerMailtoHref(request, text)).not.toBeNull();
  });

  it('the email link is omitted for an answer that exceeds the length limit', () => {
    expect(answerMailtoHref(staffRequest({}), 'נועה '.repeat(100))).toBeNull();
  });

  it.each(['555-0142', '305-555-0142'])(
    'an answer has no WhatsApp link if the phone number %s lacks a country code',
    (phone) => {
      expect(answerWhatsAppHref(staffRequest({ phone }), 'Hello')).toBeNull();
    },
  );

  it('an answer has no WhatsApp link if the company has no WhatsApp number', () => {
    const request = staffRequest({ phone: '+44 20 7946 0018' });
    expect(answerWhatsAppHref(request, 'Hello')).toContain('https://wa.me/442079460018');
    facts.whatsApp = '';
    expect(answerWhatsAppHref(request, 'Hello')).toBeNull();
  });
});
