// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';

import { repairedAnswerUrl, takeAnswerCode } from '#services/take-answer-code.ts';

const open = (hash: string) => window.history.replaceState({ key: 'kept' }, '', `/answer${hash}`);

beforeEach(() => document.body.replaceChildren());

describe('takeAnswerCode', () => {
  it.each([
    ['an intact link', '#1zAb-c_9', '1zAb-c_9'],
    ['a full stop after the code', '#1zAbc.', '1zAbc'],
    ['a bracket after the code', '#1zAbc)', '1zAbc'],
    ['a quote after the code', '#1zAbc%22', '1zAbc'],
    ['a space after the code', '#1zAbc%20', '1zAbc'],
    ['a space within the code', '#1zA%20bc', '1zAbc'],
    ['a line break within the code', '#1zA%0D%0Abc', '1zAbc'],
    ['a line break in quoted-printable encoding', '#1zA=%0Abc', '1zAbc'],
    ['the `=` of such a line break', '#1zA=bc', '1zAbc'],
    ['an encoded hyphen', '#1zA%2Dbc', '1zA-bc'],
    ['a lone percent sign', '#1zAbc%', '1zAbc'],
    ['a link that was cut after the `#`', '#', ''],
    ['characters that are no code', '#%3Cimg%20src=x%3E', ''],
  ])('returns the code of %s, and removes it from the URL', (_, hash, code) => {
    open(hash);
    expect(takeAnswerCode()).toBe(code);
    expect(window.location.href).toMatch(/\/answer$/);
    expect(window.history.state).toEqual({ key: 'kept' });
  });

  it('returns null without a hash', () => {
    open('');
    expect(takeAnswerCode()).toBeNull();
  });

  it('returns null for a hash that leads to a part of the page', () => {
    document.body.append(Object.assign(document.createElement('main'), { id: 'main' }));
    open('#main');
    expect(takeAnswerCode()).toBeNull();
    expect(window.location.hash).toBe('#main');
  });
});

it.each([
  ['/answer%231zAbc', '/answer#1zAbc'],
  ['/answer', null],
  ['/faq%231zAbc', null],
])('the repaired answer URL for the path %j is %j', (pathname, url) => {
  expect(repairedAnswerUrl(pathname)).toBe(url);
});
