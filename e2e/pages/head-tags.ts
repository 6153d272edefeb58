import type { Page } from '@playwright/test';

/** What the head of the page says of it, and how often. */
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
