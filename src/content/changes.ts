import type { Problem, RawContent } from './content-files.ts';

/** Finds the numbers below fields whose name ends in `Usd`, with their paths. */
function findPrices(
  value: unknown,
  path: readonly PropertyKey[] = [],
): readonly { readonly path: readonly PropertyKey[]; readonly usd: number }[] {
  if (typeof value === 'number') {
    return String(path.at(-1)).endsWith('Usd') ? [{ path, usd: value }] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    findPrices(item, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** Finds the prices in a file that a change replaces by others. */
export function findPriceChanges(
  file: string,
  before: RawContent,
  after: RawContent,
): readonly Problem[] {
  const old = findPrices(before[file]);
  return findPrices(after[file]).flatMap(({ path, usd }) => {
    const earlier = old.find((price) => price.path.join('.') === path.join('.'));
    if (!earlier || earlier.usd === usd) return [];
    return [{ file, path, text: `${earlier.usd} -> ${usd}. Right?` }];
  });
}
