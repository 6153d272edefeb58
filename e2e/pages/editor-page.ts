import { join } from 'node:path';

import { expect, type Locator, type Page } from '@playwright/test';

import type { FakeGitHub } from './fake-github.ts';

/** A fake folder for the editor, because a script cannot choose a folder on the disk. */
const giveFolder = `async (path, text) => {
  const root = await navigator.storage.getDirectory();
  await root.getDirectoryHandle('.git', { create: true });
  const [name, ...folders] = path.split('/').reverse();
  let folder = root;
  for (const part of folders.reverse()) folder = await folder.getDirectoryHandle(part, { create: true });
  const file = await folder.getFileHandle(name, { create: true });
  const stream = await file.createWritable();
  await stream.write(text);
  await stream.close();
  window.showDirectoryPicker = async () => root;
  window.writtenFile = async () => (await file.getFile()).text();
}`;

/** The page object of the editor. */
export class EditorPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /**
   * Opens the editor without the fade between its views. On such a high screen, the fade takes seconds, and clicks
   * during the fade are lost.
   */
  private async open(url: string) {
    // The thumbnails of the pictures are on the site, which these tests do not always build.
    await this.page.route('**/images/*.avif', (route) =>
      route.fulfill({ path: join('public', new URL(route.request().url()).pathname) }),
    );
    await this.page.addInitScript('delete Document.prototype.startViewTransition');
    await this.page.goto(url);
  }

  /** Opens the editor on the web and signs in. */
  async signIn(url: string, github: FakeGitHub) {
    await github.answer(this.page);
    await this.open(url);
    await this.page.getByRole('button', { name: /token/i }).click();
    await this.page.getByRole('textbox').fill(github.token);
    await this.page.keyboard.press('Enter');
    await this.page.getByRole('button', { name: 'New' }).waitFor();
  }

  /** Opens the editor on the owner's computer. Its folder contains only this file. */
  async openFolder(url: string, file: string, text: string) {
    await this.open(url);
    const given = [file, text].map((part) => JSON.stringify(part));
    await this.page.evaluate(`(${giveFolder})(${given.join()})`);
    await this.page.getByRole('button', { name: /local repository/i }).click();
    await this.page.getByRole('button', { name: 'New' }).waitFor();
  }

  /** Returns the current text of the file in the folder. */
  writtenFile() {
    return this.page.evaluate<string>('writtenFile()');
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

  /** Adds an entry to a list and opens it. */
  async add(label: string) {
    const add = this.field(label).getByRole('button', { name: /^Add/ });
    await add.first().waitFor();
    await this.changeEntries(label, add.first());
  }

  /** Removes the first entry of a list. */
  async remove(label: string) {
    const remove = this.field(label).getByRole('button', { name: /^Remove/ });
    await remove.first().waitFor();
    await this.changeEntries(label, remove.first());
  }

  /** Presses a button until the number of entries changes. A form that has just opened sometimes ignores the press. */
  private async changeEntries(label: string, button: Locator) {
    const entries = this.field(label).getByRole('button', { name: /^Remove/ });
    const count = await entries.count();
    await expect(async () => {
      if ((await entries.count()) === count) await button.press('Enter');
      await expect(entries).not.toHaveCount(count, { timeout: 2000 });
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
