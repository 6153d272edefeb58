import type { Problem, RawContent, TourFile } from './content-files.ts';
import { parseContent } from './parse-content.ts';

const priceFields = ['priceUsd', 'typicalPriceUsd'] as const;

/** Returns the addresses below `/tour/` that lead to a page. */
function addressesOf(raw: RawContent): ReadonlySet<string> {
  const { files, tours } = parseContent(raw).parsed ?? {};
  const redirects = files?.['tour-redirects'].addresses ?? [];
  return new Set([
    ...(tours ?? []).flatMap(({ id, slug }) => [id, slug]),
    ...redirects.map(({ address }) => address),
  ]);
}

const changedPrices = (before: TourFile, after: TourFile): readonly Problem[] =>
  priceFields.flatMap((field) =>
    Math.abs(after[field] - before[field]) > before[field] / 2
      ? [
          {
            file: `tours/${after.slug}`,
            path: [field],
            text: `it changes by more than half, from ${before[field]} to ${after[field]}`,
          },
        ]
      : [],
  );

/**
 * Finds changes that are often a slip: a price that changes by more than half, and an address that guests may have and
 * that would lead nowhere. Only content without problems is compared.
 */
export function findChanges(before: RawContent, after: RawContent): readonly Problem[] {
  const [old, current] = [parseContent(before).parsed, parseContent(after).parsed];
  if (!old || !current) return [];
  const addresses = addressesOf(after);
  const lost = [...addressesOf(before)].filter((address) => !addresses.has(address));
  return [
    ...current.tours.flatMap((tour) => {
      const earlier = old.tours.find(({ slug }) => slug === tour.slug);
      return earlier ? changedPrices(earlier, tour) : [];
    }),
    ...lost.map((address) => {
      const text = `links to /tour/${address} will lead nowhere until “Removed tours (redirects)” has a line for ${address}`;
      const changed = old.tours.find(({ id }) => id === address);
      const isKept = current.tours.some(({ slug }) => slug === changed?.slug);
      return changed && isKept
        ? { file: `tours/${changed.slug}`, path: ['id'], text }
        : { file: 'tour-redirects', path: ['addresses'], text };
    }),
  ];
}
