import { resolve } from 'node:path';

import { buildSite } from '../build.ts';
import { startSite } from '../serve/serve.ts';
import { problemsOf } from './ask.ts';
import { rowsFor } from './rows.ts';
import { startHost } from './servers.ts';

const siteDir = resolve(import.meta.dirname, '../../build/hosts');

/** What makes each host serve the finished build. */
const starters = {
  'own server': () => startSite({ port: 0, dist: siteDir }),
  nginx: () => startHost('nginx', siteDir),
  Caddy: () => startHost('Caddy', siteDir),
} as const;

/** Builds the site and compares what each host on this machine answers. @returns whether all is as expected */
export async function askHosts(): Promise<boolean> {
  await buildSite({ mode: 'production', siteDir });
  const rows = await rowsFor(siteDir);
  let wrong = 0;
  for (const [name, start] of Object.entries(starters)) {
    // oxlint-disable no-await-in-loop -- one host at a time
    const host = await start();
    const problems = await problemsOf(host.url, rows);
    await host.close();
    // oxlint-enable no-await-in-loop
    console.log(`${name}: ${rows.length} requests, ${problems.length} answered wrongly`);
    for (const problem of problems) console.error(`  ${problem}`);
    wrong += problems.length;
  }
  return wrong === 0;
}
