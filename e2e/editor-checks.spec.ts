import { cp, mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Page } from '@playwright/test';

import { contentDir } from '#content/load-content.ts';

import { expect, test } from './booking-fixtures.ts';
import { EditorPage } from './pages/editor-page.ts';
import { highScreen, ofItsMaker, onTheWeb, serveEditor } from './pages/editor-site.ts';
import { FakeGitHub } from './pages/fake-github.ts';

/** Serves the editor of a published site with a copy of the content. */
async function serveCopy(page: Page) {
  const dir = join(await mkdtemp(join(tmpdir(), 'editor-')), 'company');
  await cp(contentDir, join(dir, 'content'), { recursive: true });
  await page.setViewportSize(highScreen);
  return { dir, editor: new EditorPage(page), editorSite: await serveEditor(dir, onTheWeb) };
}

test('the list of pages says which page is off the site', async ({ page, problems }) => {
  problems.expect(...ofItsMaker);
  test.slow();
  const { dir, editor, editorSite } = await serveCopy(page);
  await editor.signIn(editorSite.url, new FakeGitHub(dir));
  await page.getByText('Privacy, terms and other pages').first().click();
  await editor.edit('2. Terms: /terms');
  await editor.field('Off the site').getByRole('switch').click();
  await editor.saveAll();
  await expect(page.getByText('2. Terms: /terms (off the site)', { exact: true })).toBeVisible();
  await expect(page.getByText('1. Privacy: /privacy', { exact: true })).toBeVisible();
  await editorSite.close();
});

test('a picture is chosen by its thumbnail', async ({ page, problems }) => {
  problems.expect(...ofItsMaker);
  test.slow();
  const { dir, editor, editorSite } = await serveCopy(page);
  await editor.signIn(editorSite.url, new FakeGitHub(dir));
  await editor.edit('Lamanai Tour from Hopkins');
  const field = editor.field('Picture on its card');
  const thumbnail = field.locator('summary img');
  await expect(thumbnail).toHaveAttribute('src', '/images/hopkins-160.avif');
  expect(await thumbnail.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(160);
  // A picture that is upright or not in the gallery of the tour is not offered.
  await editor.clickUntil(field.getByRole('radiogroup'), field.locator('summary'));
  await expect(field.getByRole('radio')).toHaveCount(8);
  const inGallery = editor.field('Pictures').locator('.pictures').first();
  await inGallery.locator('summary').click();
  await expect(inGallery.getByRole('radio', { name: /\(jungle-path\)/ })).toBeVisible();
  await expect(inGallery.getByRole('radio', { name: /\(toucan-tall\)/ })).toHaveCount(0);
  await editor.choosePicture('Picture on its card', /\(jungle-path\)$/);
  await expect(thumbnail).toHaveAttribute('src', '/images/jungle-path-160.avif');
  await editor.saveAll();
  const file = await readFile(join(dir, 'content/tours/hopkins-belize.json'), 'utf8');
  expect(JSON.parse(file)).toMatchObject({ image: 'jungle-path' });
  await editorSite.close();
});

test('the form refuses a mistake with its reason, writes nothing and stays open', async ({
  page,
  problems,
}) => {
  problems.expect(...ofItsMaker);
  // The editor draws all fields of the high screen again after each change.
  test.slow();
  const { dir, editor, editorSite } = await serveCopy(page);
  const github = new FakeGitHub(dir);
  const file = join(dir, 'content/tours/hopkins-belize.json');
  const before = await readFile(file, 'utf8');
  await editor.signIn(editorSite.url, github);
  await editor.edit('Lamanai Tour from Hopkins');

  const expectRefusal = async (sentence: string) => {
    await editor.save();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText(sentence);
    await dialog.getByRole('button').click();
    await expect(page.getByRole('button', { name: 'Cancel Editing' })).toBeVisible();
    expect(await readFile(file, 'utf8')).toBe(before);
  };

  await test.step('a typical price below the price', async () => {
    await editor.fill('Typical price', '270');
    await expectRefusal('Typical price: it must not be less than the price, 271');
  });

  await test.step('a price with cents', async () => {
    await editor.fill('Typical price', '339');
    await editor.fill('Price', '131.50');
    await expectRefusal('Price: it must be a whole number');
  });

  await test.step('the title of another tour', async () => {
    await editor.fill('Price', '271');
    await editor.fill('Title', 'Lamanai Tour from Placencia');
    await expectRefusal(
      'Title: the tour “Lamanai Tour from Placencia” (placencia-belize) has the same',
    );
  });

  await test.step('a changed price, unless the owner confirms it', async () => {
    await editor.fill('Title', 'Lamanai Tour from Hopkins');
    await editor.fill('Price', '27');
    const questions: string[] = [];
    page.once('dialog', async (dialog) => {
      questions.push(dialog.message());
      await dialog.dismiss();
    });
    await expectRefusal('Nothing is saved.');
    expect(questions).toEqual(['Price: 271 -> 27. Right?']);
    page.once('dialog', (dialog) => dialog.accept());
    await editor.saveAll();
    expect(await readFile(file, 'utf8')).toBe(before.replace('"priceUsd": 271', '"priceUsd": 27'));
  });
  await editorSite.close();
});
