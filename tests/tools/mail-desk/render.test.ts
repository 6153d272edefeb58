import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostileText } from '#tests/support/hostile-text.ts';
import {
  illegalTags,
  mistakesOf,
  renderHeader,
  renderHtml,
  renderText,
} from '#tools/mail-desk/render.ts';

describe('a template tag', () => {
  it.each([
    '{{name}}',
    '{{ name }}',
    '{{&name}}',
    '{{guest.first_name}}',
    '{{#guests}}{{.}}{{/guests}}',
    '{{^guests}}none{{/guests}}',
    '{{# guests }}{{_x1}}{{/ guests }}',
  ])('is legal: %s', (template) => {
    expect(mistakesOf(template)).toEqual([]);
  });

  it.each([
    ['{{{name}}}', '{{{name}}}'],
    ['{{first name}}', '{{first name}}'],
    ['{{first-name}}', '{{first-name}}'],
    ['{{1st}}', '{{1st}}'],
    ['{{guest.}}', '{{guest.}}'],
    ['{{}}', '{{}}'],
    ['{{>partial}}', '{{>partial}}'],
    ['{{! comment }}', '{{! comment }}'],
    ['{{=<% %>=}}', '{{=<% %>=}}'],
    ['{{na\u00efve}}', '{{na\u00efve}}'],
  ])('is illegal: %s', (template, tag) => {
    expect(illegalTags(template)).toEqual([tag]);
    expect(mistakesOf(template)).toEqual([`illegal tag ${tag}`]);
  });

  it.each([
    ['{{#guests}}', 'Unclosed section "guests" at 11'],
    ['{{/guests}}', 'Unopened section "guests" at 0'],
    ['Dear {{name', 'Unclosed tag at 11'],
  ])('is left open: %s', (template, mistake) => {
    expect(mistakesOf(template)).toEqual([mistake]);
  });
});

describe('rendering', () => {
  const guest = { name: `O'Brien & Söhne <b>`, trip: { date: 'May 1' }, guests: ['Ada', 'Bo'] };

  it('escapes the HTML body', () => {
    expect(renderHtml('<p>{{name}}</p>', guest).text).toBe(
      '<p>O&#39;Brien &amp; Söhne &lt;b&gt;</p>',
    );
  });

  it('leaves the text alternative as it is', () => {
    expect(renderText('{{name}}\n{{trip.date}}', guest).text).toBe(`O'Brien & Söhne <b>\nMay 1`);
  });

  it('knows sections, inverse sections and dotted paths', () => {
    expect(
      renderText('{{#guests}}[{{.}}]{{/guests}}{{^pets}} no pets{{/pets}} {{trip.date}}', guest)
        .text,
    ).toBe('[Ada][Bo] no pets May 1');
  });

  it('never renders a value a second time', () => {
    expect(renderHtml('{{a}}', { a: '{{b}}', b: 'secret' }).text).toBe('{{b}}');
  });

  it('renders a variable that was not sent as nothing, and names it', () => {
    expect(renderHtml('<p>{{name}}{{nobody}}{{#guests}}{{ghost}}{{/guests}}</p>', guest)).toEqual({
      text: '<p>O&#39;Brien &amp; Söhne &lt;b&gt;</p>',
      missing: ['nobody', 'ghost'],
    });
  });

  it.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])(
    'finds nothing under the inherited name %s',
    (name) => {
      expect(renderText(`{{${name}}}`, {})).toEqual({ text: '', missing: [name] });
    },
  );

  it('keeps a header on one line, unescaped', () => {
    expect(
      renderHeader('Re: {{subject}}\n', { subject: 'a & b\r\nBcc: thief@example.org' }).text,
    ).toBe('Re: a & b Bcc: thief@example.org');
  });

  it('keeps every header on one line', () => {
    fc.assert(
      fc.property(hostileText(5000), (value) => {
        expect(renderHeader('{{value}}', { value }).text).not.toMatch(/[^\S ]/);
      }),
    );
  });

  it('lets no value out of its place in HTML', () => {
    fc.assert(
      fc.property(hostileText(5000), (value) => {
        expect(renderHtml('{{value}}', { value }).text).not.toMatch(/[<>"']/);
      }),
    );
  });
});
