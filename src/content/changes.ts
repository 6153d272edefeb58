import type { Problem, RawContent, TourFile } from './content-files.ts';
import { type ParsedContent, parseContent } from './parse-content.ts';

const priceFields = ['priceUsd', 'typicalPriceUsd', 'childrenPriceUsd'] as const;

/** Returns the addresses below `/tour/` that lead to a page. */
const addressesOf = ({ files, tours }: ParsedContent): ReadonlySet<string> =>
  new Set([
    ...tours.flatMap(({ id, slug }) => [id, slug]),
    ...files['tour-redirects'].addresses.map(({ address }) => address),
  ]);

const changedPrices = (before: TourFile, after: TourFile): readonly Problem[] =>
  priceFields.flatMap((field) => {
    const [old, current] = [before[field], after[field]];
    if (old === undefined || current === undefined || Math.abs(current - old) <= old / 2) return [];
    const text = `it changes by more than half, from ${old} to ${current}`;
    return [{ file: `tours/${after.slug}`, path: [field], text }];
  });

/** Finds prices that change by more than half. Only content without problems is compared. */
export function findPriceChanges(before: RawContent, after: RawContent): readonly Problem[] {
  const old = parseContent(before).parsed?.tours ?? [];
  const current = parseContent(after).parsed?.tours ?? [];
  return current.flatMap((tour) => {
    const earlier = old.find(({ slug }) => slug === tour.slug);
    return earlier ? changedPrices(earlier, tour) : [];
  });
}

/** Finds pages that are taken off the site. Only content without problems is compared. */
export function findLostPages(before: RawContent, after: RawContent): readonly Problem[] {
  const old = parseContent(before).parsed?.plainPages ?? [];
  const current = parseContent(after).parsed?.plainPages;
  return old
    .filter(({ address }) => current?.every((page) => page.address !== address))
    .map(({ address, isLinkedFromForm }) => ({
      file: `plain-pages/${address}`,
      path: ['isOffSite'],
      text: isLinkedFromForm
        ? `guests will no longer find /${address}, and its link below the booking form disappears`
        : `guests will no longer find /${address}`,
    }));
}

/** Finds addresses that guests may have and that would lead nowhere. Only content without problems is compared. */
export function findLostAddresses(before: RawContent, after: RawContent): readonly Problem[] {
  const [old, current] = [parseContent(before).parsed, parseContent(after).parsed];
  if (!old || !current) return [];
  const addresses = addressesOf(current);
  const lost = [...addressesOf(old)].filter((address) => !addresses.has(address));
  return lost.map((address) => {
    const text = `links to /tour/${address} will lead nowhere until “Removed tours (redirects)” has a line for ${address}`;
    const changed = old.tours.find(({ id }) => id === address);
    const isKept = current.tours.some(({ slug }) => slug === changed?.slug);
    return changed && isKept
      ? { file: `tours/${changed.slug}`, path: ['id'], text }
      : { file: 'tour-redirects', path: ['addresses'], text };
  });
}
