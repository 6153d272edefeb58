import type { ComponentType } from 'react';

import { areIslandsLoaded, loadIslands } from '#ui/island.tsx';

import { fromChunk } from '#services/chunk-recovery.ts';
import { type Page, pageAt } from './pages.ts';

const loaded = new Map<Page, ComponentType>();

/** The page that is to be shown here, if it could be shown at once and whole. */
export function loadedPage(pathname: string): ComponentType | undefined {
  const Page = loaded.get(pageAt(pathname));
  return Page && areIslandsLoaded() ? Page : undefined;
}

/** The code of the page that the visit begins with; its sections follow when they may, since they are on screen already. */
export async function loadFirstPage(pathname: string): Promise<ComponentType> {
  const page = pageAt(pathname);
  const Page = await fromChunk(page.load);
  loaded.set(page, Page);
  return Page;
}

/**
 * The code of a page with all its sections.
 * @param wanted the address to which a lost chunk leads; see chunk-recovery.ts
 */
export async function loadPage(pathname: string, wanted?: () => string): Promise<ComponentType> {
  const page = pageAt(pathname);
  const Page = await fromChunk(async () => {
    const component = await page.load();
    await loadIslands();
    return component;
  }, wanted);
  loaded.set(page, Page);
  return Page;
}

/** Fetches what a page needs, before it is asked for, so that it can be shown at once when it is. */
export async function preloadPage(pathname: string): Promise<void> {
  const page = pageAt(pathname);
  const Page = await page.load();
  await loadIslands();
  loaded.set(page, Page);
}
