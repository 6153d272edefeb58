import type { Page } from '@playwright/test';

/** The page object of the site's header and menu. */
export class SiteHeader {
  readonly page;
  readonly header;
  readonly menuButton;
  readonly menu;
  readonly closeButton;

  constructor(page: Page) {
    this.page = page;
    this.header = page.getByRole('banner');
    this.menuButton = this.header.getByRole('button', { name: 'Menu', exact: true });
    this.menu = page.getByRole('dialog', { name: 'Menu' });
    this.closeButton = this.menu.getByRole('button', { name: 'Close menu' });
  }

  async openMenu() {
    await this.menuButton.click();
    await this.closeButton.waitFor();
  }

  /** Reports whether the page below the menu can scroll and whether it is inert. */
  hold() {
    return this.page.evaluate(() => ({
      overflow: getComputedStyle(document.documentElement).overflowY,
      inert: document.getElementById('main')?.inert,
    }));
  }
}

export const held = { overflow: 'hidden', inert: true };
export const released = { overflow: 'visible', inert: false };
