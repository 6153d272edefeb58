import { appendFileSync } from 'node:fs';

/** Adds a list to the page that GitHub shows for each run of a workflow. Does nothing elsewhere. */
export function addToStepSummary(title: string, sentences: readonly string[]): void {
  const file = process.env['GITHUB_STEP_SUMMARY'];
  if (!file || sentences.length === 0) return;
  const lines = [`## ${title}`, '', ...sentences.map((sentence) => `- ${sentence}`), ''];
  appendFileSync(file, `${lines.join('\n')}\n`);
}
