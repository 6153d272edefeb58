import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import sharp from 'sharp';

import { contentDir } from '#content/load-content.ts';

import { expect, test } from './booking-fixtures.ts';
import { guest } from './pages/booking-page.ts';
import { buildSite } from './pages/build-site.ts';
import { EditorPage } from './pages/editor-page.ts';
import { highScreen, ofItsMaker, onTheWeb, serveEditor } from './pages/editor-site.ts';
import { FakeGitHub } from './pages/fake-github.ts';

let github: FakeGitHub;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  const dir = join(await mkdtemp(join(tmpdir(), 'editor-')), 'company');
  await cp(contentDir, join(dir, 'content'), { recursive: true });
  github = new FakeGitHub(dir);
});

const written = async (file: string): Promise<unknown> =>
  JSON.parse(await readFile(join(github.dir, `content/${file}.json`), 'utf8'));

test('edits in the web editor are committed to the repository', async ({ page, problems }) => {
  problems.expect(...ofItsMaker);
  // The editor draws all fields of the high screen again after each change.
  test.slow();
  const editorSite = await serveEditor(github.dir, onTheWeb);
  const hosts = new Set<string>();
  page.on('response', (response) => hosts.add(new URL(response.url()).host));
  await page.setViewportSize(highScreen);
  const editor = new EditorPage(page);
  await editor.signIn(editorSite.url, github);

  await test.step('changes a price', async () => {
    await editor.edit('Lamanai Tour from Hopkins');
    await editor.fill('Price', '265');
    page.once('dialog', (dialog) => dialog.accept());
    await editor.saveAll();
    expect(await written('tours/hopkins-belize')).toMatchObject({ priceUsd: 265 });
  });

  await test.step('adds a tour by duplicating another', async () => {
    await editor.edit('Lamanai Tour from Hopkins');
    await page.getByRole('button', { name: 'Show Editor Options' }).press('Enter');
    await page.getByRole('menuitem', { name: 'Duplicate' }).press('Enter');
    await editor.fill('Title', 'Lamanai Tour from Dangriga');
    await editor.fill('Name in the footer', 'Dangriga');
    await editor.fill('Short description', 'From Dangriga by road and river to Lamanai, and back.');
    await editor.fill('Full description', 'The van leaves Dangriga early, and the boat waits.');
    await editor.fill('Place in the list', '9');
    await editor.fill('Address', 'lamanai-tour-dangriga');
    await editor.fill('Short address', 'dangriga');
    await editor.saveAll();
    expect(await written('tours/dangriga')).toMatchObject({
      title: 'Lamanai Tour from Dangriga',
      place: 'hopkins',
      gallery: expect.arrayContaining([expect.any(String)]),
    });
  });

  await test.step('adds a question', async () => {
    await editor.edit('FAQ');
    await editor.expand('Tours tab');
    const tab = editor.field('Tours tab');
    await tab
      .getByRole('button', { name: /^Add \W*Question/ })
      .first()
      .press('Enter');
    await expect(tab.getByRole('button', { name: 'Remove' })).toHaveCount(11);
    await editor.fill('Question', 'May I bring my dog?');
    const addLine = editor.field('Answer').last().getByRole('button', { name: /^Add/ });
    await editor.clickUntil(editor.field('Paragraph').last(), addLine);
    await editor.fill('Paragraph', 'No: the boats and the reserve take none.');
    await editor.fill('End of the link', 'dogs');
    await editor.saveAll();
    expect(JSON.stringify(await written('faq'))).toContain('"id":"dogs"');
  });

  await test.step('closes a day for all tours', async () => {
    await editor.edit('Closed days and banner');
    await editor.add('Closed days');
    await editor.fill('Day', '2026-12-05');
    await editor.fill('Reason', 'Hurricane');
    await editor.saveAll();
    expect(await written('notices')).toEqual({
      closedDays: [{ day: '2026-12-05', reason: 'Hurricane' }],
    });
    await editor.edit('Closed days and banner');
    await expect(editor.field('Closed days')).toContainText('2026-12-05 Hurricane');
    await editor.remove('Closed days');
    await editor.saveAll();
  });

  const banner = { id: 'bridge-2027', text: 'The bridge at Hopkins is mended in January.' };
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
    await editor.fill('Name', banner.id);
    await editor.fill('Text', banner.text);
    await editor.choose('Only these tours', /Lamanai Tour from Hopkins/);
    await editor.saveAll();
    const closed = {
      from: '2027-01-10',
      to: '2027-01-20',
      reason: 'Bridge works',
      tours: ['lamanai-tour-hopkins'],
    };
    expect(await written('notices')).toEqual({ closedDays: [closed], banner });
  });

  await test.step('removes the last closed days and keeps the banner', async () => {
    await editor.edit('Closed days and banner');
    await editor.remove('Closed days');
    await editor.saveAll();
    expect(await written('notices')).toEqual({ banner });
  });

  await test.step('scales a photograph and removes its metadata before the upload', async () => {
    await editor.edit('Photographs');
    await editor.add('Photographs');
    const file = '/art/photographs/IMG 12.webp';
    const buffer = await sharp('public/images/stela-1280.jpg')
      .resize({ width: 3000 })
      .withExif({ IFD3: { GPSLatitude: '17/1 45/1 0/1' } })
      .toBuffer();
    expect(await sharp(buffer).metadata()).toMatchObject({ width: 3000, exif: expect.anything() });
    const photograph = { name: 'IMG 12.JPG', mimeType: 'image/jpeg', buffer };
    await editor.field('File').locator('input[type=file]').first().setInputFiles(photograph);
    await expect(editor.field('File')).toContainText(file);
    await editor.fill('What it shows', 'The harbor of Belize City');
    await editor.choosePicture('Replaces this picture', /\(belize-city\)$/);
    await editor.saveAll();
    const stored = await sharp(github.dir + file).metadata();
    expect(stored.width).toBe(2400);
    expect(stored.exif).toBeUndefined();
    expect(await written('photographs')).toEqual({
      photographs: [{ file, picture: 'belize-city', alt: 'The harbor of Belize City' }],
    });
  });

  await test.step('keeps changes that somebody else committed in the meantime', async () => {
    const other = join(github.dir, 'content/tours/placencia-belize.json');
    await writeFile(other, (await readFile(other, 'utf8')).replace('322', '323'));
    github.commit();
    await editor.edit('Lamanai Tour from Hopkins');
    await editor.fill('Price', '266');
    page.once('dialog', (dialog) => dialog.accept());
    await editor.saveAll();
    expect(await written('tours/hopkins-belize')).toMatchObject({ priceUsd: 266 });
    expect(await written('tours/placencia-belize')).toMatchObject({ priceUsd: 323 });
  });

  await test.step('rejects a price that is too high', async () => {
    await editor.edit('Lamanai Tour from Placencia');
    await editor.fill('Price', '27100');
    await editor.save();
    const limit = editor.field('Price').getByText(/2,?000/);
    await expect(limit.first()).toBeVisible();
    expect(await written('tours/placencia-belize')).toMatchObject({ priceUsd: 323 });
  });
  await editorSite.close();
  expect([...hosts]).toEqual([new URL(editorSite.url).host, 'api.github.com']);
});

test('edits in the local editor are written to the content file', async ({ page, problems }) => {
  problems.expect(...ofItsMaker);
  const editorSite = await serveEditor(github.dir, {});
  await page.setViewportSize(highScreen);
  const editor = new EditorPage(page);
  const file = 'content/tours/hopkins-belize.json';
  const before = await readFile(join(contentDir, '..', file), 'utf8');
  await editor.openFolder(editorSite.url, file, before);
  await editor.edit('Lamanai Tour from Hopkins');
  await editor.fill('Price', '265');
  page.once('dialog', (dialog) => dialog.accept());
  await editor.saveAll();
  expect(await editor.writtenFile()).toBe(before.replace('"priceUsd": 271', '"priceUsd": 265'));
  await editorSite.close();
});

test.describe('a site built from edited content', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a site built from edited content shows the edits to guests, staff and search engines', async ({
    booking,
    desk,
    page,
    problems,
  }) => {
    problems.expect(...ofItsMaker);
    test.slow();
    const site = await buildSite(
      join(github.dir, 'content'),
      join(github.dir, '../site'),
      onTheWeb,
    );
    await page.goto(`${site.url}/tours`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nine ways to Lamanai');
    await expect(page.getByText('The bridge at Hopkins is mended in January.')).toBeVisible();
    const cards = page.getByRole('article');
    await expect(cards.filter({ hasText: 'Dangriga' })).toContainText('US$265');
    await page.goto(`${site.url}/tour/lamanai-tour-hopkins`);
    const structured = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(structured.join()).toMatch(/"price":"?266\b/);
    await page.goto(`${site.url}/faq#dogs`);
    await expect(page.locator('#dogs-answer')).toContainText('the boats and the reserve take none');
    await booking.open(`${site.url}/book?tour=lamanai-tour-hopkins`);
    await booking.fillUntilReview({ ...guest, tourId: 'lamanai-tour-hopkins', persons: '4' });
    await booking.submit.click();
    await expect(page).toHaveURL(/booking-success/);
    expect(desk.mails()[0]?.text).toContain('US$1,064.00 (4 × US$266.00)');

    // The service worker caches the pages for guests, but not the owner's editor.
    await page.goto(`${site.url}/admin`);
    expect(await page.evaluate('navigator.serviceWorker.controller.state')).toBe('activated');
    expect(await page.evaluate("caches.match('/book')")).toBeDefined();
    expect(await page.evaluate("caches.match('/admin')")).toBeUndefined();
    await site.close();
  });
});
