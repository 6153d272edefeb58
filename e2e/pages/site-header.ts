import type { Page } from '@playwright/test';

/** Header and menu as a visitor finds them on any page. */
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

  /** How the page under the menu is held: scrolling, focus and screen reader. */
  hold() {
    return this.page.evaluate(() => ({
      overflow: getComputedStyle(document.documentElement).overflowY,
      inert: document.getElementById('main')?.inert,
    }));
  }
}

export const held = { overflow: 'hidden', inert: true };
export const released = { overflow: 'visible', inert: false };
