import type { Page } from '@playwright/test';

/** Returns the tags in the page's head with their number of occurrences. */
export const headTags = (page: Page) =>
  page.evaluate(() => ({
    titles: document.querySelectorAll('title').length,
    title: document.title,
    descriptions: document.querySelectorAll('meta[name="description"]').length,
    canonicals: [...document.querySelectorAll<HTMLLinkElement>('link[rel="canonical"]')].map(
      ({ href }) => new URL(href).pathname,
    ),
    socialTitles: document.querySelectorAll('meta[property="og:title"]').length,
  }));
