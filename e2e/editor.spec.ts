import { cp, mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { contentDir } from '#content/load-content.ts';
import sharp from 'sharp';

import { expect, test } from './fixtures.ts';
import { EditorPage } from './pages/editor-page.ts';
import { highScreen, ofItsMaker, serveEditor } from './pages/editor-site.ts';
import { FakeGitHub } from './pages/fake-github.ts';

test('the owner edits and saves in the web editor, which refuses a mistake', async ({
  page,
  problems,
}) => {
  problems.expect(...ofItsMaker);
  // The editor draws all fields of the high screen again after each change.
  test.slow();
  const dir = join(await mkdtemp(join(tmpdir(), 'editor-')), 'company');
  await cp(contentDir, join(dir, 'content'), { recursive: true });
  const textOf = (name: string) => readFile(join(dir, `content/${name}.json`), 'utf8');
  const hopkins = await textOf('tours/hopkins-belize');
  const tour = JSON.parse(hopkins) as { image: string };
  const editorSite = await serveEditor(dir);
  const hosts = new Set<string>();
  page.on('response', (response) => hosts.add(new URL(response.url()).host));
  await page.setViewportSize(highScreen);
  const editor = new EditorPage(page);
  await editor.signIn(editorSite.url, new FakeGitHub(dir));
  await editor.edit('Lamanai Tour from Hopkins');

  await test.step('refuses a mistake with its reason, writes nothing and stays open', async () => {
    await editor.fill('Typical price', '270');
    await editor.save();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText('Typical price: it must not be less than the price, 271');
    await dialog.getByRole('button').click();
    await expect(page.getByRole('button', { name: 'Cancel Editing' })).toBeVisible();
    await editor.fill('Typical price', '339');
  });

  await test.step('saves a changed price only if the owner confirms it', async () => {
    await editor.fill('Price', '27');
    const questions: string[] = [];
    page.once('dialog', async (dialog) => {
      questions.push(dialog.message());
      await dialog.dismiss();
    });
    await editor.save();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText('Nothing is saved.');
    await dialog.getByRole('button').click();
    expect(questions).toEqual(['Price: 271 -> 27. Right?']);
    expect(await textOf('tours/hopkins-belize')).toBe(hopkins);
    page.once('dialog', (dialog2) => dialog2.accept());
    await editor.saveAll();
    const changed = hopkins.replace('"priceUsd": 271', '"priceUsd": 27');
    expect(await textOf('tours/hopkins-belize')).toBe(changed);
  });

  await test.step('shows the pictures of a tour as thumbnails', async () => {
    await editor.edit('Lamanai Tour from Hopkins');
    const thumbnail = editor.field('Picture on its card').locator('summary img');
    await expect(thumbnail).toHaveAttribute('src', `/images/${tour.image}-160.avif`);
    expect(await thumbnail.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(160);
    await editor.choosePicture('Picture on its card', /\(jungle-path\)$/);
    await expect(thumbnail).toHaveAttribute('src', '/images/jungle-path-160.avif');
    await editor.saveAll();
    expect(JSON.parse(await textOf('tours/hopkins-belize'))).toMatchObject({
      image: 'jungle-path',
    });
  });

  await test.step('closes days for one tour and adds a banner', async () => {
    await editor.edit('Closed days and banner');
    await editor.add('Closed days');
    await editor.fill('First day', '2027-01-10');
    await editor.fill('Last day', '2027-01-20');
    await editor.fill('Reason', 'Bridge works');
    const addBanner = page.getByRole('checkbox', { name: /Banner/ });
    const closedBanner = editor.field('Banner').getByRole('button', { name: 'Expand' });
    await editor.clickUntil(closedBanner, addBanner);
    await editor.expand('Banner');
    await editor.fill('Name', 'bridge-2027');
    await editor.fill('Text', 'The bridge at Hopkins is mended in January.');
    await editor.choose('Only these tours', /Lamanai Tour from Hopkins/);
    await editor.saveAll();
    const closed = {
      from: '2027-01-10',
      to: '2027-01-20',
      reason: 'Bridge works',
      tours: ['lamanai-tour-hopkins'],
    };
    const banner = { id: 'bridge-2027', text: 'The bridge at Hopkins is mended in January.' };
    expect(JSON.parse(await textOf('notices'))).toEqual({ closedDays: [closed], banner });
  });

  await test.step('scales a photograph and removes its metadata before the upload', async () => {
    await editor.edit('Photographs');
    await editor.add('Photographs');
    const buffer = await sharp('public/images/stela-1280.jpg')
      .resize({ width: 3000 })
      .withExif({ IFD3: { GPSLatitude: '17/1 45/1 0/1' } })
      .toBuffer();
    expect(await sharp(buffer).metadata()).toMatchObject({ width: 3000, exif: expect.anything() });
    const photograph = { name: 'IMG 12.JPG', mimeType: 'image/jpeg', buffer };
    await editor.field('File').locator('input[type=file]').first().setInputFiles(photograph);
    const file = '/art/photographs/IMG 12.webp';
    await expect(editor.field('File')).toContainText(file);
    await editor.fill('What it shows', 'The harbor of Belize City');
    await editor.choosePicture('Replaces this picture', /\(belize-city\)$/);
    await editor.saveAll();
    const stored = await sharp(dir + file).metadata();
    expect(stored.width).toBe(2400);
    expect(stored.exif).toBeUndefined();
    expect(JSON.parse(await textOf('photographs'))).toEqual({
      photographs: [{ file, picture: 'belize-city', alt: 'The harbor of Belize City' }],
    });
  });

  await editorSite.close();
  expect([...hosts]).toEqual([new URL(editorSite.url).host, 'api.github.com']);
});
