import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { testimonials } from '#content/home.ts';
import { bundledReviews } from '#content/reviews.ts';
import { belizeToday } from '#domain/calendar.ts';

import { outOfDate } from '../images/site.ts';
import { readTemplate } from '../mail-desk/template-files.ts';
import { checkSettingLines, settingFiles } from '../settings.ts';

import { contentFindings } from './content.ts';
import { type Chapter, type Finding, fine, some, todo, wordsOf } from './finding.ts';
import { noticesFindings } from './notices.ts';
import { guestWordsFindings } from './samples.ts';
import { samplesIn, settingOf, type Settings, settingsFindings } from './settings.ts';
import { templateFindings } from './template.ts';

function filesFinding(projectDir: string): Finding {
  const there = settingFiles('production').filter((name) => existsSync(join(projectDir, name)));
  return there.length > 0
    ? fine(`Read ${some(there)}.`)
    : todo(
        'There is no .env.local, so the pages show samples only.',
        'Copy .env.example to .env.local and fill in what is yours.',
      );
}

/** The findings of one look, or the sentence of what kept it from being taken. */
async function looked(look: () => Promise<readonly Finding[]>, next: string) {
  try {
    return await look();
  } catch (error) {
    return [todo(wordsOf(error), next)];
  }
}

async function pictureFindings(): Promise<readonly Finding[]> {
  const stale = await outOfDate();
  return stale.length === 0
    ? [fine('All pictures, cards and icons are as their sources say.')]
    : [todo(`Not as their sources say: ${some(stale)}.`, 'Run npm run images.')];
}

/** Looks at the tree: everything that can be known before the site is published. */
export async function treeChapters(
  projectDir: string,
  settings: Settings,
): Promise<readonly Chapter[]> {
  const read = (name: string) => readFile(join(projectDir, name), 'utf8');
  const company = {
    name: settingOf(settings, 'VITE_COMPANY_NAME'),
    email: settingOf(settings, 'VITE_COMPANY_EMAIL'),
  };
  const again = 'Mend or restore the file, and run the doctor again.';
  const [facts, mail, notices, pictures] = await Promise.all([
    looked(async () => {
      checkSettingLines('production', projectDir);
      return settingsFindings(settings, samplesIn(await read('.env.example')));
    }, again),
    looked(async () => templateFindings(await readTemplate(), company), again),
    looked(
      async () => noticesFindings(await read('src/content/notices.json'), belizeToday()),
      again,
    ),
    looked(pictureFindings, 'See docs/pictures.md.'),
  ]);
  return [
    { title: 'Settings', findings: [filesFinding(projectDir), ...facts] },
    { title: "Guests' words", findings: guestWordsFindings(bundledReviews, testimonials) },
    { title: 'Tours', findings: contentFindings() },
    { title: 'Pictures', findings: pictures },
    { title: "The staff's e-mail", findings: mail },
    { title: 'Closed days and the notice, as the next release has them', findings: notices },
  ];
}
