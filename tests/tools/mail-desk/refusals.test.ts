import { describe, expect, it } from 'vitest';

import { createRateLimit } from '#tools/mail-desk/rate-limit.ts';
import { refusalOf, type Submission } from '#tools/mail-desk/refusals.ts';

import { sdkBody } from './support.ts';

const good: Submission = {
  body: sdkBody({ template_params: {} }),
  template: { html: '{{a}}', text: '', subject: '', fromName: '', to: 'x@y.example', replyTo: '' },
  takeTurn: () => true,
};
const withBody = (fields: Record<string, unknown>): Partial<Submission> => ({
  body: sdkBody({ template_params: {}, ...fields }),
});
const withTemplate = (parts: Partial<Submission['template']>): Partial<Submission> => ({
  template: { ...good.template, ...parts },
});
const paramsOf = (bytes: number) => ({ a: 'x'.repeat(bytes - '{"a":""}'.length) });

const dashboard = 'To find this ID, visit https://dashboard.emailjs.com/admin';

describe('the e-mail service', () => {
  it.each<[string, Partial<Submission>, number, string]>([
    ['no JSON object', { body: null }, 400, 'Bad Request'],
    ['no key', withBody({ user_id: '' }), 400, 'The user_id parameter is required'],
    ['no service', withBody({ service_id: 7 }), 400, 'The service_id parameter is required'],
    ['no template', withBody({ template_id: null }), 400, 'The template_id parameter is required'],
    [
      'another key',
      withBody({ user_id: 'somebody' }),
      400,
      `The Public Key is invalid. ${dashboard}/account`,
    ],
    ['a repeat too soon', { takeTurn: () => false }, 429, 'Too Many Requests'],
    [
      'another service',
      withBody({ service_id: 'gmail' }),
      400,
      `The service ID not found. ${dashboard}`,
    ],
    [
      'another template',
      withBody({ template_id: 'welcome' }),
      400,
      `The template ID not found. ${dashboard}/templates`,
    ],
    [
      'parameters over 50 KiB',
      withBody({ template_params: paramsOf(50 * 1024 + 1) }),
      413,
      'Variables size limit',
    ],
    [
      'an illegal tag in any part of the template',
      withTemplate({ subject: 'Hello {{first name}}' }),
      422,
      'Template: One or more dynamic variables are corrupted',
    ],
    ['no recipient', withTemplate({ to: ' \r\n' }), 422, 'The recipients address is empty'],
  ])('refuses %s', (_, change, status, text) => {
    expect(refusalOf({ ...good, ...change })).toEqual({ status, text });
  });

  it.each([{}, paramsOf(50 * 1024)])('takes a good request', (template_params) => {
    expect(refusalOf({ ...good, ...withBody({ template_params }) })).toBeNull();
  });

  it('takes no turn for a request with a wrong key', () => {
    const takeTurn = createRateLimit(1000, () => 5);

    refusalOf({ ...good, ...withBody({ user_id: 'somebody' }), takeTurn });

    expect(takeTurn()).toBe(true);
  });
});

describe('the rate limit', () => {
  it('gives one turn a second, counted from the last one', () => {
    let time = 0;
    const takeTurn = createRateLimit(1000, () => time);

    const turns = [0, 999, 1000, 1999, 2000].map((at) => {
      time = at;
      return takeTurn();
    });

    expect(turns).toEqual([true, false, true, false, true]);
  });
});
