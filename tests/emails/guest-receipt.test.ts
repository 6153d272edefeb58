import { HtmlValidate } from 'html-validate';
import { expect, it } from 'vitest';

import { openDesk, params, post } from '#tests/tools/mail-desk/support.ts';
import { variablesOf } from '#tools/mail-desk/render.ts';
import { readReceiptTemplate } from '#tools/mail-desk/template-files.ts';

const owner = {
  name: 'River & Ruins <b>',
  email: 'hello@river.example',
  phone: '+501 555 0142',
  siteUrl: 'https://river.example',
};

it('the guest receipt email contains no template variable', async () => {
  const { html, text, subject, fromName, replyTo } = await readReceiptTemplate();
  for (const part of [html, text, subject, fromName, replyTo]) {
    expect(variablesOf(part)).toEqual([]);
    expect(part).not.toMatch(/[{}]{2}|%[A-Z_]+%/);
  }
});

it('the guest receipt email says the same in HTML and text', async () => {
  const { html, text } = await readReceiptTemplate();
  const body = html.slice(html.indexOf('<body'));
  const words = (part: string) =>
    part
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/^\d\. /gm, '')
      .replaceAll(/\s+/g, ' ')
      .replaceAll(' .', '.')
      .trim();
  expect(words(body)).toBe(words(text));
  const { valid } = await new HtmlValidate({
    root: true,
    extends: ['html-validate:standard'],
    rules: { 'no-inline-style': 'off', 'no-deprecated-attr': 'off' },
  }).validateString(html);
  expect(valid).toBe(true);
});

it('the guest receipt email says that nothing is confirmed yet', async () => {
  const { text } = await readReceiptTemplate();
  expect(text).toContain('nothing is confirmed yet');
  expect(text).toContain('You did not send a request?');
  expect(text).not.toMatch(/\b(booked|reserved)\b/);
});

it('the guest receipt email contains no text from the request', async () => {
  const desk = await openDesk({ owner, hasGuestReceipt: true });
  const forged = { ...params, firstName: 'PayPal', reference: 'https://pay.example' };
  await post(desk, { template_params: forged });
  const [receipt, staff] = desk.mails();
  expect(staff).toMatchObject({ to: 'hello@river.example' });
  expect(receipt).toMatchObject({
    to: 'ada@example.com',
    replyTo: 'hello@river.example',
    subject: 'We received your tour request',
  });
  expect(receipt?.html).toContain('River &amp; Ruins &lt;b&gt;');
  expect(`${receipt?.html}${receipt?.text}`).not.toMatch(/PayPal|pay\.example|Ada/);
});

it('the guest receipt email is not sent unless it is enabled', async () => {
  const desk = await openDesk({ owner });
  await post(desk);
  expect(desk.mails()).toHaveLength(1);
});
