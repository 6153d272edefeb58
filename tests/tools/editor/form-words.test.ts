import { describe, expect, test } from 'vitest';

import { editorConfig } from '#tools/editor/config.ts';

interface Option {
  readonly label: string;
  readonly value: string;
}

/** A field of a form with the parts of which this file checks the words. */
interface ShownField {
  readonly name: string;
  readonly label: string;
  readonly summary?: string;
  readonly options?: readonly (string | Option)[];
  readonly fields?: readonly ShownField[];
  readonly field?: ShownField;
}

const { collections = [], singletons = [] } = editorConfig({ name: 'test-repo' }, 'River Tours');

/** Lists these fields and the fields inside them, each with its path of labels. */
const listFields = (
  fields: readonly ShownField[],
  path: string,
): readonly (readonly [path: string, field: ShownField])[] =>
  fields.flatMap((field) => {
    const own = `${path}, ${field.label}`;
    const inner = field.fields ?? (field.field ? [field.field] : []);
    return [[own, field] as const, ...listFields(inner, own)];
  });

const fields = [...collections, ...singletons].flatMap((form) =>
  'fields' in form ? listFields(form.fields as readonly ShownField[], form.label ?? '') : [],
);

const choices = fields.flatMap(([path, { options = [] }]) =>
  options.map((option) => [path, option] as const),
);

const optionsOf = (path: string) => fields.find(([own]) => own === path)?.[1].options;

/** Matches a capital letter and words in lower case, such as `Above left`. */
const plainWords = /^[A-Z][a-z]*( [a-z]+)*$/;

describe('the words of the forms', () => {
  test('every option shows a plain word instead of the value in the file', () => {
    const shown = choices.map(([path, option]) => [
      path,
      typeof option === 'string' ? option : option.label,
    ]);
    const isPicture = (label = '') => /^.{15,} \(.+\)$/.test(label);
    expect(shown.filter(([, label = '']) => !plainWords.test(label) && !isPicture(label))).toEqual(
      [],
    );
  });

  test.each<[path: string, options: readonly (readonly [label: string, value: string])[]]>([
    [
      'Map of departures, Places, Position of the name',
      [
        ['Left on land', 'left'],
        ['Right on land', 'right'],
        ['Right on the sea', 'sea'],
      ],
    ],
    [
      'Home, Slides, First button leads to',
      [
        ['Tours', '/tours'],
        ['About us', '/about'],
      ],
    ],
  ])('the choice %s shows words and writes values', (path, options) => {
    expect(optionsOf(path)).toEqual(options.map(([label, value]) => ({ label, value })));
  });

  test('every field has a label', () => {
    expect(fields.filter(([, { label }]) => !/^\p{Lu}/u.test(label)).map(([path]) => path)).toEqual(
      [],
    );
  });

  test('the heading of a collapsed list entry uses only fields of that entry', () => {
    const unknown = fields.filter(([, { summary = '', fields: inner = [] }]) =>
      [...summary.matchAll(/\{\{(\w+)\}\}/g)].some(
        ([, name]) => !inner.some((field) => field.name === name),
      ),
    );
    expect(unknown.map(([path]) => path)).toEqual([]);
  });

  test('the heading of collapsed closed days begins with the day or the weekdays, because a closure needs no reason', () => {
    const closedDays = fields.find(([path]) => path === 'Closed days and banner, Closed days');
    expect(closedDays?.[1].summary).toBe('{{day}}{{from}}{{weekdays}} {{reason}}');
  });
});
