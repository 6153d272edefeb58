import { describe, expect, test } from 'vitest';

import { editorConfig } from '#tools/editor/config.ts';
import { type FormField, formsOf, toWrittenValue } from '#tools/editor/written-value.ts';

const forms = formsOf(editorConfig({ name: 'test-repo' }, 'River Tours'));

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
      ]),
    );
  });

  test.each(listSwitches(false))('the file of %s has no line for %s', (form, path) => {
    const keys = path.split(' ');
    const written = toWrittenValue(nest(keys, false), fieldsOf(form));
    expect(JSON.stringify(written)).not.toContain(`"${keys.at(-1)}"`);
  });
});

test.each([
  ...listSwitches(false).map((place) => [...place, true] as const),
  ...listSwitches(true).flatMap((place) => [[...place, true] as const, [...place, false] as const]),
])('the file of %s keeps the switch %s with the value %s', (form, path, value) => {
  const written = nest(path.split(' '), value);
  expect(toWrittenValue(written, fieldsOf(form))).toEqual(written);
});

test('an optional list without entries is left out, and a required one stays', () => {
  const tour = { alsoBring: [], alsoNotIncluded: [], pickupPoints: [] };
  expect(toWrittenValue(tour, fieldsOf('tours'))).toEqual({ pickupPoints: [] });
});
