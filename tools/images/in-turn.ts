/** Does one after another and keeps the order of the results: an encoder already uses every core it may. */
export async function inTurn<Item, Result>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  // oxlint-disable-next-line no-await-in-loop -- one after another is the point
  for (const item of items) results.push(await work(item));
  return results;
}
