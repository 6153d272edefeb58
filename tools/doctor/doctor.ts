import { loadEnv } from 'vite';

import { settingPrefixes } from '#domain/site/env-schema.ts';

import { addToStepSummary } from '../build/step-summary.ts';
import { fetchRelease } from '../release/release.ts';
import { identifyMailAccount } from '../release/setting-problems.ts';
import { projectDir } from '../setup/launch.mjs';
import { report } from './finding.ts';

/**
 * Checks the working tree or, if a URL is given, the live site. With `mail-arrived` it records that a test request has
 * arrived, through the account of the settings or of the site at the URL after it.
 * @returns true if nothing must be fixed
 */
export async function runDoctor([address, site]: readonly string[]): Promise<boolean> {
  const settings = loadEnv('production', projectDir, [...settingPrefixes]);
  if (address === 'mail-arrived') {
    const { recordMailTest } = await import('./mail-test.ts');
    const siteUrl = site ?? settings.VITE_SITE_URL;
    const published = siteUrl ? await fetchRelease(siteUrl) : undefined;
    const account = site ? published?.mailAccount : identifyMailAccount(settings);
    console.log(await recordMailTest(projectDir, account ?? published?.mailAccount));
    return true;
  }
  // The checks are imported here, so that an error in the content is reported as a finding too.
  const chapters = address
    ? (await import('./live.ts')).liveChapters(address, settings)
    : (await import('./tree.ts')).treeChapters(projectDir, settings);
  const { text, isUnwell, sentences } = report(await chapters);
  console.log(text);
  addToStepSummary('What the doctor found', sentences);
  return !isUnwell;
}
