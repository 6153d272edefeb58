import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { BrowserContext, TestInfo } from '@playwright/test';

/**
 * Collects what the pages of a recording build tell of their machines, and gives what keeps it in the folder
 * TRANSITIONS_DIR. What a test did that failed does not count.
 */
export async function noteTransitions(context: BrowserContext) {
  const dir = process.env['TRANSITIONS_DIR'];
  if (!dir) return () => {};
  const lines = new Set([`with\tChromium\t${context.browser()?.version() ?? 'unknown'}`]);
  await context.exposeBinding('tookTransition', (_page, line: string) => void lines.add(line));
  return ({ status, expectedStatus }: TestInfo) => {
    if (status !== expectedStatus) return;
    writeFileSync(join(dir, `${randomUUID()}.txt`), [...lines].join('\n'));
  };
}
