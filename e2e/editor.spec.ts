import { execFile } from 'node:child_process';
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { preview, type PreviewServer } from 'vite';

import { onThisComputer } from '#tools/editor/backend.ts';
import { buildEditor, editorPage } from '#tools/editor/build.ts';
import { startSite } from '#tools/serve/serve.ts';

import { expect, test } from './booking-fixtures.ts';
import { guest } from './pages/booking-page.ts';
import { EditorPage } from './pages/editor-page.ts';

let server: PreviewServer;
let url: string;
let dir: string;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  dir = join(await mkdtemp(join(tmpdir(), 'editor-')), 'content');
  const outDir = join(dir, '../admin');
  await buildEditor(outDir, onThisComputer);
  server = await preview({
    ...editorPage,
    configFile: false,
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0 },
  });
  url = server.resolvedUrls?.local[0] ?? '';
});

test.afterAll(() => server.close());

const written = async (file: string): Promise<unknown> =>
  JSON.parse(await readFile(join(dir, `${file}.json`), 'utf8'));

test('what the owner types and clicks stands in the files @desktop', async ({ page, problems }) => {
  // The editor asks for its maker's fonts and status page, which the policy refuses, and warns of its own parts.
  problems.expect(/content security policy/i, /svelte\.dev/);
  test.slow();
  // It draws the fields that are in sight.
  await page.setViewportSize({ width: 1440, height: 5000 });
  const editor = new EditorPage(page, dir);
  await editor.open(url);

  await test.step('a price', async () => {
    await editor.edit('Lamanai Tour from Hopkins');
    await editor.fill('Price', '265');
    await editor.save();
    expect(await written('tours/hopkins-belize')).toMatchObject({ priceUsd: 265 });
  });

  await test.step('a new tour, copied from another', async () => {
    await editor.edit('Lamanai Tour from Hopkins');
    await page.getByRole('button', { name: 'Show Editor Options' }).press('Enter');
    await page.getByRole('menuitem', { name: 'Duplicate' }).press('Enter');
    await editor.fill('Title', 'Lamanai Tour from Dangriga');
    await editor.fill('Name in the footer', 'Dangriga');
    await editor.fill('Short description', 'From Dangriga by road and river to Lamanai, and back.');
    await editor.fill('Place in the list', '9');
    await editor.fill('Address', 'lamanai-tour-dangriga');
    await editor.fill('Short address', 'dangriga');
    await editor.save();
    expect(await written('tours/dangriga')).toMatchObject({
      title: 'Lamanai Tour from Dangriga',
      gallery: expect.arrayContaining([expect.any(String)]),
    });
  });

  await test.step('a question more', async () => {
    await editor.edit('FAQ');
    const tab = editor.field('Second tab');
    await tab.getByRole('button', { name: 'Expand' }).first().press('Enter');
    await tab
      .getByRole('button', { name: /^Add \W*Question/ })
      .first()
      .press('Enter');
    await expect(tab.getByRole('button', { name: 'Remove' })).toHaveCount(11);
    await editor.fill('Question', 'May I bring my dog?');
    await editor.field('Answer').last().getByRole('button', { name: /^Add/ }).press('Enter');
    await editor.fill('Paragraph', 'No: the boats and the reserve take none.');
    await editor.fill('Name in the address', 'dogs');
    await editor.save();
    expect(JSON.stringify(await written('faq'))).toContain('"id":"dogs"');
  });

  await test.step('a review taken out', async () => {
    await editor.edit('Reviews');
    await editor
      .field('Reviews')
      .getByRole('button', { name: /^Remove/ })
      .first()
      .press('Enter');
    await editor.save();
    expect(await written('reviews')).toMatchObject({ reviews: { length: 4 } });
  });

  const banner = { id: 'bridge-2027', text: 'The bridge at Hopkins is mended in January.' };
  await test.step('closed days of one tour, and a banner', async () => {
    await editor.edit('Closed days and banner');
    await editor.field('Closed days').getByRole('button', { name: /^Add/ }).press('Enter');
    await editor.fill('First day', '2027-01-10');
    await editor.fill('Last day', '2027-01-20');
    await editor.fill('Reason', 'Bridge works');
    await page.getByRole('checkbox', { name: /Banner/ }).press('Space');
    await editor.field('Banner').getByRole('button', { name: 'Expand' }).press('Enter');
    await editor.fill('Name', banner.id);
    await editor.fill('Text', banner.text);
    const tours = editor.field('Only these tours');
    await tours.getByRole('button', { name: 'Expand' }).press('Enter');
    const option = page.getByRole('option', { name: 'Lamanai Tour from Hopkins' });
    await option.dispatchEvent('click');
    await expect(tours).toContainText('Lamanai Tour from Hopkins');
    await editor.save();
    expect(await written('notices')).toEqual({
      closedDays: [
        {
          from: '2027-01-10',
          to: '2027-01-20',
          reason: 'Bridge works',
          tours: ['lamanai-tour-hopkins'],
        },
      ],
      banner,
    });
  });

  await test.step('the last closed days opened again, and the banner stays', async () => {
    await editor.edit('Closed days and banner');
    await editor
      .field('Closed days')
      .getByRole('button', { name: /^Remove/ })
      .first()
      .press('Enter');
    await editor.save();
    expect(await written('notices')).toEqual({ banner });
  });

  await test.step('a photograph, kept as it was chosen', async () => {
    await editor.edit('Photographs');
    await editor.field('Photographs').getByRole('button', { name: /^Add/ }).press('Enter');
    const file = '/art/photographs/IMG 12.JPG';
    const buffer = await readFile('public/images/stela-1280.jpg');
    const photograph = { name: 'IMG 12.JPG', mimeType: 'image/jpeg', buffer };
    await editor.field('File').locator('input[type=file]').first().setInputFiles(photograph);
    await expect(editor.field('File')).toContainText(file);
    await editor.fill('What it shows', 'The harbor of Belize City');
    const replaced = editor.field('Picture that it replaces');
    const choice = page.getByRole('option', { name: /\(belize-city\)/ });
    // The list does not always open at once.
    await expect(async () => {
      await replaced.getByRole('button', { name: 'Expand' }).press('Enter');
      await expect(choice).toBeAttached({ timeout: 2000 });
    }).toPass();
    await choice.dispatchEvent('click');
    await expect(replaced).toContainText('(belize-city)');
    const saved = await editor.save();
    expect(saved[file.slice(1)]).toBe(buffer.toString());
    expect(await written('photographs')).toEqual({
      photographs: [{ file, picture: 'belize-city', alt: 'The harbor of Belize City' }],
    });
  });

  await test.step('a price that is none is refused where it is typed', async () => {
    await editor.edit('Lamanai Tour from Placencia');
    await editor.fill('Price', '27100');
    await page.getByRole('button', { name: 'Save' }).press('Enter');
    await expect(
      editor
        .field('Price')
        .getByText(/2,?000/)
        .first(),
    ).toBeVisible();
    expect(await written('tours/placencia-belize')).toMatchObject({ priceUsd: 322 });
  });
});

test('the site that is built from them says all of it, to guests, staff and search engines @desktop', async ({
  booking,
  desk,
  page,
}) => {
  test.slow();
  const siteDir = join(dir, '../site');
  const env = { ...process.env, CONTENT_DIR: dir };
  await promisify(execFile)('node', ['tools/build.mjs', '--mode', 'e2e', '--out', siteDir], {
    env,
  });
  const site = await startSite({ port: 0, dist: siteDir });
  try {
    await page.goto(`${site.url}/tours`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nine ways to Lamanai');
    await expect(page.getByText('The bridge at Hopkins is mended in January.')).toBeVisible();
    const cards = page.getByRole('article');
    await expect(cards.filter({ hasText: 'Dangriga' })).toContainText('US$265');
    await page.goto(`${site.url}/tour/lamanai-tour-hopkins`);
    const structured = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(structured.join()).toMatch(/"price":"?265\b/);
    await page.goto(`${site.url}/faq#dogs`);
    await expect(page.locator('#dogs-answer')).toContainText('the boats and the reserve take none');
    await booking.open(`${site.url}/book?tour=lamanai-tour-hopkins`);
    await booking.fillUntilReview({ ...guest, tourId: 'lamanai-tour-hopkins', persons: '4' });
    await booking.submit.click();
    await expect(page).toHaveURL(/booking-success/);
    expect(desk.mails()[0]?.text).toContain('US$1,060.00 (4 × US$265.00)');
  } finally {
    await site.close();
  }
});
