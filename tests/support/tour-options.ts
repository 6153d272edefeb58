import type * as Content from '#content/content.data.ts';
import type { Tour } from '#content/tour.ts';

type ContentModule = typeof Content;

/**
 * Returns the company's content with other values for some tours, by their ids. It is the factory of `vi.mock`, because
 * the company itself does not use all optional fields of a tour.
 */
export async function withTourOptions(
  original: () => Promise<unknown>,
  options: Readonly<Record<string, Partial<Tour>>>,
): Promise<ContentModule> {
  const content = (await original()) as ContentModule;
  return { ...content, tours: content.tours.map((tour) => ({ ...tour, ...options[tour.id] })) };
}
