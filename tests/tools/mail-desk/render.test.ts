import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { hostileText } from '#tests/support/hostile-text.ts';
import { mistakesOf, renderHeader, renderHtml, renderText } from '#tools/mail-desk/render.ts';

describe('email template tags', () => {
  it.each(['{{name}}', '{{ name }}', '{{&guest.first_name}}', '{{#a}}{{.}}{{/a}}{{^a}}0{{/a}}'])(
    'the email template tag %s is valid',
    (template) => {
      expect(mistakesOf(template)).toEqual([]);
    },
  );

  it.each(['{{{a}}}', '{{a b}}', '{{a-b}}', '{{1st}}', '{{a.}}', '{{}}', '{{>a}}', '{{! a }}'])(
    'the email template tag %s is invalid',
    (tag) => {
      expect(mistakesOf(`Dear ${tag}`)).toEqual([`illegal tag ${tag}`]);
    },
  );

  it.each([
    ['{{#guests}}', 'Unclosed section'],
    ['{{/guests}}', 'Unopened section'],
    ['Dear {{name', 'Unclosed tag'],
  ])('the incomplete email template tag %s is rejected', (template, mistake) => {
    expect(mistakesOf(template)).toEqual([expect.stringContaining(mistake)]);
  });
});

describe('rendering an email template', () => {
  it('rendering an email template uses only values that were sent', () => {
    expect(renderText('{{nobody}}{{constructor}}{{toString}}{{__proto__}}', {})).toBe('');
  });

  it('rendering an email template escapes values in HTML and headers', () => {
    expect(renderHtml('{{name}}', { name: `O'Brien & Söhne <b>` })).toBe(
      'O&#39;Brien &amp; Söhne &lt;b&gt;',
    );
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
