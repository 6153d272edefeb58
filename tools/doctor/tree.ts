import { VITE_COMPANY_EMAIL, VITE_COMPANY_NAME, VITE_COMPANY_PHONE } from '#content/company-env.ts';
import { VITE_SITE_URL } from '#content/env.ts';
import { bundledReviews, testimonials, tours } from '#content/content.data.ts';
import { contentDir } from '#content/load-content.ts';
import { readContent } from '#content/read-content.ts';
import type { Settings } from '#domain/site/env-schema.ts';

import { outOfDate } from '../images/site.ts';
import { readTemplate } from '../mail-desk/template-files.ts';
import { fetchRelease } from '../release/release.ts';
import { isPlaceholder } from '../release/setting-problems.ts';
import { checkSettingLines } from '../settings.ts';

import { type Chapter, type Finding, fine, judged, some, todo, wordsOf } from './finding.ts';
import { guestWordsFindings } from './guest-words.ts';
import { privacyFindings } from './privacy.ts';
import { settingsFindings, sourceFindings } from './settings.ts';
import { templateFindings } from './template.ts';

async function pictureFindings(): Promise<readonly Finding[]> {
  const stale = await outOfDate();
  return judged('All pictures, cards and icons are as their sources say.', [
    [stale.length > 0, `Not as their sources say: ${some(stale)}.`, 'Run npm run assets.'],
  ]);
}

const again = 'Mend or restore what is named, and run the doctor again.';

/** Runs one group of checks and turns an error into a finding. */
async function chapter(
  title: string,
  look: () => Promise<readonly Finding[]> | readonly Finding[],
): Promise<Chapter> {
  try {
    return { title, findings: await look() };
  } catch (error) {
    return { title, findings: [todo(wordsOf(error), again)] };
  }
}

/** Runs all checks of the working tree that are possible before the site is published. */
export async function treeChapters(
  projectDir: string,
  settings: Settings,
): Promise<readonly Chapter[]> {
  const owner = {
    name: settings.VITE_COMPANY_NAME ?? VITE_COMPANY_NAME,
    email: settings.VITE_COMPANY_EMAIL ?? VITE_COMPANY_EMAIL,
    phone: settings.VITE_COMPANY_PHONE ?? VITE_COMPANY_PHONE,
    siteUrl: settings.VITE_SITE_URL ?? VITE_SITE_URL,
  };
  const published = isPlaceholder(owner.siteUrl) ? undefined : await fetchRelease(owner.siteUrl);
  return Promise.all([
    chapter('Settings', async () => {
      checkSettingLines('production', projectDir);
      return [
        ...sourceFindings(projectDir, settings, published),
        ...settingsFindings(settings, undefined, published),
      ];
    }),
    chapter("Guests' words", () => guestWordsFindings(bundledReviews, testimonials)),
    // This check cannot fail: invalid content already stops the import of this module.
    chapter('Content', async () => [
      fine(`All ${tours.length} tours and all other texts are whole.`),
      ...privacyFindings(readContent(contentDir)),
    ]),
    chapter('Pictures', pictureFindings),
    chapter("The staff's email", async () => templateFindings(await readTemplate(owner))),
  ]);
}
