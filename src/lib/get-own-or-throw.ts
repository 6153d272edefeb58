/**
 * Returns the own property with this name. Inherited properties such as `constructor` do not count.
 * @throws Error if there is no such property.
 */
export function getOwnOrThrow<Entry>(
  entries: Readonly<Record<string, Entry>>,
  name: string,
): Entry {
  const entry = Object.hasOwn(entries, name) ? entries[name] : undefined;
  if (entry === undefined) throw new Error(`There is no ${name}.`);
  return entry;
}
