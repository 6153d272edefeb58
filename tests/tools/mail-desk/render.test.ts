import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { hostileText } from '#tests/support/hostile-text.ts';
import { mistakesOf, renderHeader, renderHtml, renderText } from '#tools/mail-desk/render.ts';

describe('a template tag', () => {
  it.each([
    '{{name}}',
    '{{ name }}',
    '{{&name}}',
    '{{guest.first_name}}',
    '{{#guests}}{{.}}{{/guests}}',
    '{{^guests}}none{{/guests}}',
  ])('is legal: %s', (template) => {
    expect(mistakesOf(template)).toEqual([]);
  });

  it.each([
    '{{{name}}}',
    '{{first name}}',
    '{{first-name}}',
    '{{1st}}',
    '{{guest.}}',
    '{{}}',
    '{{>partial}}',
    '{{! comment }}',
    '{{=<% %>=}}',
    '{{na\u00efve}}',
  ])('is illegal: %s', (tag) => {
    expect(mistakesOf(`Dear ${tag}`)).toEqual([`illegal tag ${tag}`]);
  });

  it.each([
    ['{{#guests}}', 'Unclosed section'],
    ['{{/guests}}', 'Unopened section'],
    ['Dear {{name', 'Unclosed tag'],
  ])('is left open: %s', (template, mistake) => {
    expect(mistakesOf(template)).toEqual([expect.stringContaining(mistake)]);
  });
});

describe('rendering', () => {
  const guest = { name: `O'Brien & Söhne <b>`, trip: { date: 'May 1' }, guests: ['Ada', 'Bo'] };

  it('escapes the HTML body, and leaves the text alternative as it is', () => {
    expect(renderHtml('<p>{{name}}</p>', guest)).toBe('<p>O&#39;Brien &amp; Söhne &lt;b&gt;</p>');
    expect(renderText('{{name}}\n{{trip.date}}', guest)).toBe(`O'Brien & Söhne <b>\nMay 1`);
  });

  it('knows sections and inverse sections, and nothing where nothing was sent', () => {
    expect(
      renderText('{{#guests}}[{{.}}]{{/guests}}{{^pets}} no pets{{/pets}} {{nobody}}', guest),
    ).toBe('[Ada][Bo] no pets ');
  });

  it('never renders a value a second time', () => {
    expect(renderHtml('{{a}}', { a: '{{b}}', b: 'secret' })).toBe('{{b}}');
  });

  it.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])(
    'finds nothing under the inherited name %s',
    (name) => {
      expect(renderText(`{{${name}}}`, {})).toBe('');
    },
  );

  it('keeps every header on one line', () => {
    expect(renderHeader('Re: {{a}}\n', { a: 'b & c\r\nBcc: thief@example.org' })).toBe(
      'Re: b & c Bcc: thief@example.org',
    );
    fc.assert(
      fc.property(hostileText(5000), (value) => {
        expect(renderHeader('{{value}}', { value })).not.toMatch(/[^\S ]/);
      }),
    );
  });

  it('lets no value out of its place in HTML', () => {
    fc.assert(
      fc.property(hostileText(5000), (value) => {
        expect(renderHtml('{{value}}', { value })).not.toMatch(/[<>"']/);
      }),
    );
  });
});
