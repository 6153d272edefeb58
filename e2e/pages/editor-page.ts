import { join } from 'node:path';

import { expect, type Locator, type Page } from '@playwright/test';

import type { FakeGitHub } from './fake-github.ts';

/** The page object of the editor. */
export class EditorPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /**
   * Opens the editor on the web and signs in. The editor's fade between its views is off: on such a high screen, it takes
   * seconds, and clicks during the fade are lost.
   */
  async signIn(url: string, github: FakeGitHub) {
    await github.answer(this.page);
    // The thumbnails of the pictures are on the site, which the test of the editor does not build.
    await this.page.route('**/images/*.avif', (route) =>
      route.fulfill({ path: join('public', new URL(route.request().url()).pathname) }),
    );
    await this.page.addInitScript('delete Document.prototype.startViewTransition');
    await this.page.goto(url);
    await this.page.getByRole('button', { name: /token/i }).click();
    await this.page.getByRole('textbox').fill(github.token);
    await this.page.keyboard.press('Enter');
    await this.page.getByRole('button', { name: 'New' }).waitFor();
  }

  async edit(name: string) {
    await this.page.getByText(name, { exact: false }).first().click();
    await this.page.getByRole('button', { name: 'Cancel Editing' }).waitFor();
  }

  field(label: string) {
    return this.page.getByRole('group', { name: new RegExp(`^“\\W*${label}\\W*” Field$`) });
  }

  async fill(label: string, value: string) {
    const field = this.field(label).last();
    await field.getByRole('textbox').or(field.getByRole('spinbutton')).first().fill(value);
  }

  /**
   * Clicks until the click has an effect. A form that has just opened moves the focus, so a key press may reach another
   * button.
   */
  async clickUntil(seen: Locator, button: Locator) {
    await expect(async () => {
      if (!(await seen.isVisible())) await button.click({ timeout: 2000 });
      await expect(seen).toBeVisible({ timeout: 2000 });
    }).toPass();
  }

  /** Adds an entry to a list and opens it. A form that has just opened sometimes ignores the press. */
  async add(label: string) {
    const add = this.field(label).getByRole('button', { name: /^Add/ }).first();
    await add.waitFor();
    const entries = this.field(label).getByRole('button', { name: /^Remove/ });
    const count = await entries.count();
    await expect(async () => {
      if ((await entries.count()) === count) await add.press('Enter');
      await expect(entries).toHaveCount(count + 1, { timeout: 2000 });
    }).toPass();
  }

  async expand(label: string) {
    await this.field(label).getByRole('button', { name: 'Expand' }).first().press('Enter');
  }

  async choose(label: string, name: RegExp) {
    const closed = this.field(label).locator('[role=combobox][aria-expanded=false]');
    const choice = this.page.getByRole('option', { name });
    // The list does not always open at once.
    await expect(async () => {
      if (await closed.isVisible()) await closed.press('Enter');
      await expect(choice).toBeAttached({ timeout: 5000 });
    }).toPass();
    await choice.dispatchEvent('click');
    await expect(this.field(label)).toContainText(name);
  }

  /** Opens the thumbnails of a field and chooses one. */
  async choosePicture(label: string, name: RegExp) {
    const field = this.field(label);
    const thumbnails = field.getByRole('radiogroup');
    await this.clickUntil(thumbnails, field.locator('summary'));
    await thumbnails.getByRole('radio', { name }).click();
    await expect(thumbnails).toBeHidden();
  }

  async save() {
    const save = this.page.getByRole('button', { name: 'Save' });
    // The button becomes enabled shortly after the last change.
    await expect(save).toBeEnabled();
    await save.click();
  }

  /** Saves all changes, and waits until the list of entries or files is shown again. */
  async saveAll() {
    await this.save();
    await expect(this.page.getByRole('button', { name: 'Cancel Editing' })).toBeHidden();
  }
}
