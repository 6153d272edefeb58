import { cp, mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { contentDir } from '#content/load-content.ts';

import { expect, test } from './booking-fixtures.ts';
import { EditorPage } from './pages/editor-page.ts';
import { highScreen, ofItsMaker, serveEditorWithHeaders } from './pages/editor-site.ts';
import { FakeGitLab } from './pages/fake-gitlab.ts';

const SIGN_IN = /^Sign In with \W*GitLab/;
/** A console message of the popup, which leaves the editor before the editor's fonts have loaded. */
const fontError = /Failed to load the .+ font/;

/** Serves the editor of a published site whose repository is on GitLab. */
async function serve(openerPolicy: string) {
  const dir = join(await mkdtemp(join(tmpdir(), 'editor-')), 'company');
  await cp(contentDir, join(dir, 'content'), { recursive: true });
  const gitlab = new FakeGitLab(dir);
  const settings = {
    EDITOR_REPOSITORY: 'company/site',
    EDITOR_FORGE: 'gitlab',
    EDITOR_API: `${await gitlab.start()}/api/v4`,
    EDITOR_APP_ID: gitlab.appId,
  };
  const site = await serveEditorWithHeaders(dir, settings, openerPolicy);
  const close = async () => {
    await site.close();
    gitlab.close();
  };
  return { gitlab, url: `${site.url}/admin`, close };
}

const formsPolicy = 'unsafe-none';

// Some hosts join the value of all pages with that of the forms.
for (const policy of [formsPolicy, `same-origin, ${formsPolicy}`]) {
  test(`the owner signs in at GitLab in a popup and saves with the opener policy ${policy} @desktop`, async ({
    page,
    context,
    problems,
  }) => {
    problems.expect(...ofItsMaker, fontError, /Failed to load resource: .* 401/);
    test.slow();
    const { gitlab, url, close } = await serve(policy);
    const requested: string[] = [];
    context.on('request', (request) => requested.push(request.url()));
    await page.setViewportSize(highScreen);
    const editor = new EditorPage(page);
    const popup = await editor.openSignInPopup(url, SIGN_IN);
    await popup.getByRole('button', { name: 'Authorize' }).click();
    await page.getByRole('button', { name: 'New' }).waitFor();
    expect(popup.isClosed()).toBe(true);

    const save = async (price: string) => {
      await editor.edit('Lamanai Tour from Hopkins');
      await editor.fill('Price', price);
      await editor.saveAll();
      const file = await readFile(join(gitlab.dir, 'content/tours/hopkins-belize.json'), 'utf8');
      expect(JSON.parse(file)).toMatchObject({ priceUsd: Number(price) });
    };
    await save('265');
    gitlab.expireAccessToken();
    await save('266');

    // Both exchanges gave an access and a refresh token.
    expect(gitlab.tokens).toHaveLength(4);
    const seen = [...requested, ...problems.seen].join('\n');
    expect(gitlab.tokens.filter((token) => seen.includes(token))).toEqual([]);
    const stored = await page.evaluate(() =>
      [localStorage, sessionStorage].flatMap((storage) => Object.entries(storage)),
    );
    const holders = stored.filter(([, value]) => /access-|refresh-/.test(String(value)));
    expect(holders.map(([name]) => name)).toEqual(['sveltia-cms.user']);
    expect(stored.map(([name]) => name)).not.toContain('sveltia-cms.auth');
    await close();
  });
}

test('a sign-in at GitLab that somebody else began is refused @desktop', async ({
  page,
  problems,
}) => {
  problems.expect(...ofItsMaker, fontError, /Authentication failed/);
  test.slow();
  const { gitlab, url, close } = await serve(formsPolicy);
  gitlab.wrongState = 'of-somebody-else';
  const popup = await new EditorPage(page).openSignInPopup(url, SIGN_IN);
  await popup.getByRole('button', { name: 'Authorize' }).click();
  await expect(page.getByRole('alert')).toContainText('Potential CSRF attack detected');
  expect(gitlab.tokens).toEqual([]);
  await close();
});
