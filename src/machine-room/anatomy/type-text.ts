import { bracketed, fieldName, Verbatim } from './code-text.ts';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  !(value instanceof Verbatim);

/** What the objects hold, field by field; a field that some of them lack may be absent. */
function fieldsText(objects: readonly Fields[], indent: string): string {
  const names = [...new Set(objects.flatMap(Object.keys))];
  const inner = `${indent}  `;
  const valuesOf = (name: string) =>
    objects.flatMap((object) => (object[name] === undefined ? [] : [object[name]]));
  // Names that no program writes are data themselves.
  if (names.length === 0 || names.some((name) => /^\d/.test(name))) {
    return `Record<string, ${typeText(names.flatMap(valuesOf), indent)}>`;
  }
  const lines = names.map((name) => {
    const values = valuesOf(name);
    const mark = values.length < objects.length ? '?' : '';
    return `${fieldName(name)}${mark}: ${typeText(values, inner)}`;
  });
  return bracketed(['{', '}'], lines, ';', indent);
}

/** A type to which all these values belong. Of one that is always null nobody can tell what else it may be. */
export function typeText(values: readonly unknown[], indent = ''): string {
  const plain = values.flatMap((value) => {
    if (value instanceof Verbatim) return [value.text];
    return ['string', 'number', 'boolean'].includes(typeof value) ? [typeof value] : [];
  });
  const arrays = values.filter((value): value is unknown[] => Array.isArray(value));
  const objects = values.filter(isFields);
  const kinds = [...new Set<string>(plain)];
  if (arrays.length > 0) {
    const items = typeText(arrays.flat(), indent);
    kinds.push(/^\w+$/.test(items) ? `${items}[]` : `Array<${items}>`);
  }
  if (objects.length > 0) kinds.push(fieldsText(objects, indent));
  if (kinds.length === 0) return 'unknown';
  return [...kinds, ...(values.includes(null) ? ['null'] : [])].join(' | ');
}
