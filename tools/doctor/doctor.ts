import { loadEnv } from 'vite';

import { settingPrefixes } from '#domain/site/env-schema.ts';

import { addToStepSummary } from '../build/step-summary.ts';
import { projectDir } from '../setup/launch.mjs';
import { report } from './finding.ts';

/**
 * Checks the working tree or, if a URL is given, the live site.
 * @returns true if nothing must be fixed
 */
export async function runDoctor([address]: readonly string[]): Promise<boolean> {
  const settings = loadEnv('production', projectDir, [...settingPrefixes]);
  // The checks are imported here, so that an error in the content is reported as a finding too.
  const chapters = address
    ? (await import('./live.ts')).liveChapters(address)
    : (await import('./tree.ts')).treeChapters(projectDir, settings);
  const { text, isUnwell, sentences } = report(await chapters);
  console.log(text);
  addToStepSummary('What the doctor found', sentences);
  return !isUnwell;
}
