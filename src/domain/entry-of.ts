/**
 * What stands under a name that is known to be there; names such as `constructor` are not.
 * @throws Error if nothing does.
 */
export function entryOf<Entry>(entries: Readonly<Record<string, Entry>>, name: string): Entry {
  const entry = Object.hasOwn(entries, name) ? entries[name] : undefined;
  if (entry === undefined) throw new Error(`There is no ${name}.`);
  return entry;
}
