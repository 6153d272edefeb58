import { describe, expect, test } from 'vitest';

import { editorConfig } from '#tools/editor/config.ts';
import { leaveOutOffSwitches, type FormField } from '#tools/editor/off-switches.ts';

const { collections = [], singletons = [] } = editorConfig({ name: 'test-repo' }, 'River Tours');

/** Every form of the editor with its fields. */
const forms = [...collections, ...singletons].flatMap((form) =>
  'name' in form && 'fields' in form
    ? [{ name: form.name, fields: form.fields as readonly FormField[] }]
    : [],
);

const fieldsOf = (name: string) => forms.find((form) => form.name === name)?.fields ?? [];

/** Lists the paths of all switches in these fields, such as `nextSteps needsReceipt`. */
const findSwitches = (
  fields: readonly FormField[],
  isRequired: boolean,
  path: readonly string[] = [],
): readonly string[] =>
  fields.flatMap(({ name, widget, required, fields: inner = [] }) =>
    widget === 'boolean' && (required !== false) === isRequired
      ? [[...path, name].join(' ')]
      : findSwitches(inner, isRequired, [...path, name]),
  );

const listSwitches = (isRequired: boolean) =>
  forms.flatMap(({ name, fields }) =>
    findSwitches(fields, isRequired).map((path) => [name, path] as const),
  );

/** Nests a value in objects, so that the keys `steps` and `needed` return `{ steps: { needed: value } }`. */
const nest = (keys: readonly string[], value: unknown): unknown =>
  keys.reduceRight((inner, key) => ({ [key]: inner }), value);

describe('an optional switch that is off is not written', () => {
  test('the forms have optional switches at the top, in groups and in lists', () => {
    expect(listSwitches(false)).toEqual(
      expect.arrayContaining([
        ['plain-pages', 'isLinkedFromForm'],
        ['pages', 'machines isListed'],
        ['home', 'testimonials sample'],
        ['notices', 'closedDays soldOut'],
      ]),
    );
  });

  test.each(listSwitches(false))('the file of %s has no line for %s', (form, path) => {
    const keys = path.split(' ');
    expect(leaveOutOffSwitches(nest(keys, false), fieldsOf(form))).toEqual(
      nest(keys.slice(0, -1), {}),
    );
  });

  test('the entries of a list are written without it', () => {
    const closedDays = [
      { day: '2027-01-20', reason: 'Bridge', soldOut: false },
      { day: '2027-01-21', soldOut: true },
    ];
    expect(leaveOutOffSwitches({ closedDays }, fieldsOf('notices'))).toEqual({
      closedDays: [
        { day: '2027-01-20', reason: 'Bridge' },
        { day: '2027-01-21', soldOut: true },
      ],
    });
  });
});

test.each([
  ...listSwitches(false).map((place) => [...place, true] as const),
  ...listSwitches(true).flatMap((place) => [[...place, true] as const, [...place, false] as const]),
])('the file of %s keeps the switch %s with the value %s', (form, path, value) => {
  const written = nest(path.split(' '), value);
  expect(leaveOutOffSwitches(written, fieldsOf(form))).toEqual(written);
});
