import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { hostileText } from '#tests/support/hostile-text.ts';
import { mistakesOf, renderHeader, renderHtml, renderText } from '#tools/mail-desk/render.ts';

describe('a template tag', () => {
  it.each(['{{name}}', '{{ name }}', '{{&guest.first_name}}', '{{#a}}{{.}}{{/a}}{{^a}}0{{/a}}'])(
    'is legal: %s',
    (template) => {
      expect(mistakesOf(template)).toEqual([]);
    },
  );

  it.each(['{{{a}}}', '{{a b}}', '{{a-b}}', '{{1st}}', '{{a.}}', '{{}}', '{{>a}}', '{{! a }}'])(
    'is illegal: %s',
    (tag) => {
      expect(mistakesOf(`Dear ${tag}`)).toEqual([`illegal tag ${tag}`]);
    },
  );

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
    expect(renderText('{{constructor}}{{toString}}{{__proto__}}', {})).toBe('');
  });

  it('never renders a value a second time', () => {
    expect(renderHtml('{{a}}', { a: '{{b}}', b: 'secret' })).toBe('{{b}}');
  });

  it('lets no value out of its place in HTML, or out of its line in a header', () => {
    expect(renderHeader('Re: {{a}}\n', { a: 'b & c\r\nBcc: thief@example.org' })).toBe(
      'Re: b & c Bcc: thief@example.org',
    );
    fc.assert(
      fc.property(hostileText(5000), (value) => {
        expect(renderHeader('{{value}}', { value })).not.toMatch(/[^\S ]/);
        expect(renderHtml('{{value}}', { value })).not.toMatch(/[<>"']/);
      }),
    );
  });
});
