import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { HtmlValidate } from 'html-validate';
import { expect, it, onTestFinished } from 'vitest';

import { readReceiptTemplate, readTemplate } from '#tools/mail-desk/template-files.ts';
import { findMailProblems, renderMailPage, writeMailPage } from '#tools/mail-page/mail-page.ts';
import { startSite } from '#tools/preview/start-site.ts';

const owner = {
  name: 'River & Ruins',
  email: 'hello@river.example',
  phone: '+501 555 0142',
  siteUrl: 'https://river.example',
};

const unescape = (html: string) =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&#x2F;', '/')
    .replaceAll('&#x60;', '`')
    .replaceAll('&#x3D;', '=')
    .replaceAll('&amp;', '&');

it('the page contains both emails, ready to paste, and the other fields of the dashboard', async () => {
  const page = await renderMailPage(owner);
  const pasted = [...page.matchAll(/<textarea[^>]*>([\s\S]*?)<\/textarea>/g)].map(([, text = '']) =>
    unescape(text),
  );
  const [staff, guest] = [await readTemplate(owner), await readReceiptTemplate(owner)];
  expect(pasted).toEqual([staff.html, guest.html]);
  const fields = [...page.matchAll(/<code>([^<]*)<\/code>/g)].map(([, text = '']) =>
    unescape(text),
  );
  expect(fields).toEqual(
    expect.arrayContaining([
      'Booking request {{reference}}',
      'hello@river.example',
      'River & Ruins website',
      '{{email}}',
      'We received your tour request',
      'https://river.example',
    ]),
  );
});

it('the page is valid HTML that search engines ignore', async () => {
  const page = await renderMailPage(owner);
  expect(page).toContain('<meta name="robots" content="noindex" />');
  const { results } = await new HtmlValidate({
    root: true,
    extends: ['html-validate:standard'],
    rules: { 'no-inline-style': 'off' },
  }).validateString(page);
  expect(results.flatMap(({ messages }) => messages)).toEqual([]);
});

it('the doctor says when the emails must be pasted again, and which settings the site lacks', async () => {
  const siteDir = await mkdtemp(join(tmpdir(), 'mail-page-'));
  await Promise.all(
    ['_headers', '_redirects', '404.html'].map((name) => writeFile(join(siteDir, name), '')),
  );
  const site = await startSite({ siteDir });
  onTestFinished(async () => {
    await site.close();
    await rm(siteDir, { recursive: true });
  });
  const published = { ...owner, siteUrl: site.url };
  expect(await findMailProblems(published)).toEqual(['/admin/mail is answered with 404']);
  await writeMailPage(siteDir, published, []);
  expect(await readFile(join(siteDir, 'admin/mail.js'), 'utf8')).toContain('clipboard');
  expect(await findMailProblems(published)).toEqual([]);
  expect(await findMailProblems({ ...published, phone: '+501 555 0199' })).toEqual([
    'the emails differ from those of the site: publish it, then follow /admin/mail',
  ]);
  await writeMailPage(siteDir, published, ['VITE_KEY is missing: nothing can be sent']);
  expect(await findMailProblems(published)).toEqual(['VITE_KEY is missing: nothing can be sent']);
});
