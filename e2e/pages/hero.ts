import type { Page } from '@playwright/test';

import { expect } from '../fixtures.ts';

export const heroIn = (page: Page) => page.getByRole('region', { name: 'Guided tours to Lamanai' });

/** Expects that this slide is visible. The first slide has position 1. */
export const expectSlide = (page: Page, position: number) =>
  expect(heroIn(page).locator('[aria-roledescription="slide"]:not([inert])')).toHaveAccessibleName(
    `${position} of 4`,
  );

/** Shows this slide and waits for its picture. */
export async function chooseSlide(page: Page, position: number) {
  await heroIn(page)
    .getByRole('button', { name: new RegExp(`^Slide ${position}:`) })
    .press('Enter');
  await expectSlide(page, position);
  const picture = heroIn(page).locator(`[aria-label="${position} of 4"] img`);
  await picture.evaluate((image: HTMLImageElement) => image.decode());
}
