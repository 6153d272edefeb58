import { resolve } from 'node:path';

import { buildSite } from '../build/build-site.ts';
import { problemsOf } from './ask.ts';
import { rowsFor } from './rows.ts';
import { startHost } from './servers.ts';

const siteDir = resolve(import.meta.dirname, '../../build/hosts');

/** The settings of a site with the owner's forms, whose page has a special header if their sign-in opens a popup. */
const formsWithPopup = {
  EDITOR_REPOSITORY: 'owner/name',
  EDITOR_FORGE: 'gitlab',
  EDITOR_APP_ID: 'application',
};

/**
 * Builds the site and sends nginx and Caddy the requests that tests/build/hosts.test.ts sends to the site's own server.
 * @returns true if all responses are as expected
 */
export async function checkHosts(): Promise<boolean> {
  Object.assign(process.env, formsWithPopup);
  await buildSite({ mode: 'production', siteDir });
  const rows = await rowsFor(siteDir);
  let wrong = 0;
  for (const name of ['nginx', 'Caddy'] as const) {
    // oxlint-disable no-await-in-loop -- one host at a time
    const host = await startHost(name, siteDir);
    const problems = await problemsOf(host.url, rows);
    await host.close();
    // oxlint-enable no-await-in-loop
    console.log(`${name}: ${rows.length} requests, ${problems.length} answered wrongly`);
    for (const problem of problems) console.error(`  ${problem}`);
    wrong += problems.length;
  }
  return wrong === 0;
}
