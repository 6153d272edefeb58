import { contentDir } from '#content/load-content.ts';
import { readContent } from '#content/read-content.ts';

import { projectDir } from '../setup/launch.mjs';
import { findSettingProblems } from '../settings.ts';

import { findUnfinishedContent } from './check-content.ts';
import { checkSite } from './check-site.ts';

// These checks import modules that load the content, which is possible only if it has no mistake.
async function readSiteProblems(origin: string): Promise<string[]> {
  const { tours } = await import('#content/content.data.ts');
  const slug = tours[0]?.slug ?? 'none';
  return checkSite(origin, `/tour/${slug}`);
}

async function readTemplateProblems(): Promise<string[]> {
  const { readTemplate } = await import('../mail-desk/template-files.ts');
  const { findTemplateProblems } = await import('./check-template.ts');
  return findTemplateProblems(await readTemplate());
}

async function readMailProblems(siteUrl: string): Promise<string[]> {
  const { company } = await import('#content/company.ts');
  const { findMailProblems } = await import('../mail-page/mail-page.ts');
  return findMailProblems({ ...company, siteUrl });
}

async function readPhotographProblems(): Promise<string[]> {
  const { findSmallPhotographs } = await import('../images/photographs.ts');
  return [...(await findSmallPhotographs())];
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/**
 * Prints what is missing before launch in settings, content and email template or, with a URL, on the published site.
 * @returns true if nothing is missing
 */
export async function runDoctor([url]: readonly string[]): Promise<boolean> {
  const checks: Record<string, () => Promise<string[]> | string[]> = url
    ? {
        [url]: () => readSiteProblems(new URL(url).origin),
        Emails: () => readMailProblems(new URL(url).origin),
      }
    : {
        Settings: () => findSettingProblems('production', projectDir),
        Content: () => findUnfinishedContent(readContent(contentDir)),
        'Email template': readTemplateProblems,
        Photographs: readPhotographProblems,
      };
  let count = 0;
  for (const [title, check] of Object.entries(checks)) {
    // oxlint-disable-next-line no-await-in-loop -- the titles are printed in order
    const problems = await Promise.resolve()
      .then(check)
      .catch((error: unknown) => [messageOf(error)]);
    console.log([title, ...problems.map((problem) => `  - ${problem}`)].join('\n'));
    if (problems.length === 0) console.log('  all is well');
    count += problems.length;
  }
  console.log(`\nTo do: ${count}`);
  return count === 0;
}
