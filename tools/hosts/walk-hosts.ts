import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';

import { buildSite } from '../build.ts';
import { startSite } from '../serve/serve.ts';

import { startCaddy, startNginx } from './debian-hosts.ts';
import { differences } from './differences.ts';
import { documentPath, documentText } from './document.ts';
import type { Host, HostName, StartOptions } from './host.ts';
import { startCloudflare, startNetlify } from './rented-hosts.ts';
import { type Row, rowsFor } from './rows.ts';
import { readSite } from './site-files.ts';
import { type Visit, visitHost } from './visit.ts';

const starters: Readonly<Record<HostName, (options: StartOptions) => Promise<Host>>> = {
  'own server': async ({ siteDir }) => {
    const { url, close } = await startSite({ port: 0, dist: siteDir });
    return {
      name: 'own server',
      program: `\`tools/serve\`, Node ${process.versions.node}`,
      url,
      close,
    };
  },
  nginx: startNginx,
  Caddy: startCaddy,
  Cloudflare: startCloudflare,
  Netlify: startNetlify,
};
const hostNames = Object.keys(starters) as HostName[];

async function visit(name: HostName, rows: readonly Row[], options: StartOptions) {
  let host: Host;
  try {
    host = await starters[name](options);
  } catch (error) {
    console.error(`NOT WALKED  ${name}: ${error instanceof Error ? error.message : String(error)}`);
    return undefined;
  }
  try {
    return await visitHost(host, rows, options.siteDir);
  } finally {
    await host.close();
  }
}

/** Says what was seen. @returns whether everything is as expected, or known to be otherwise */
function report({ host, verdicts, unseen }: Visit, rows: readonly Row[]) {
  const asked = verdicts.filter(Boolean).length;
  const other = verdicts.filter((verdict) => verdict?.known.length).length;
  const failed = verdicts.filter((verdict) => verdict?.unknown.length).length;
  console.log(
    `${failed + unseen.length > 0 ? 'FAILED' : 'passed'}  ${host.program}: ${asked} requests, ${other} answered otherwise for a known reason, ${failed} wrongly`,
  );
  for (const [index, verdict] of verdicts.entries()) {
    const { group, ask } = rows[index] ?? {};
    for (const problem of verdict?.unknown ?? []) {
      console.error(`  ${group}: ${ask?.method ?? 'GET'} ${ask?.path}: ${problem}`);
    }
  }
  for (const number of unseen) {
    console.error(`  No longer seen, so it must not be told: ${differences[number - 1]?.what}`);
  }
  return failed + unseen.length === 0;
}

/**
 * Walks the hosts that are named, or all of them, and writes docs/hosts.md if all were walked and none answered wrongly.
 * @returns whether that is so of those that were named
 * @throws if there is no such host
 */
export async function walkHosts(names: readonly string[]): Promise<boolean> {
  const unknown = names.find((name) => !hostNames.some((each) => each === name));
  if (unknown) throw new Error(`No host is called ${unknown}: ${hostNames.join(', ')}.`);
  const siteDir = resolve(import.meta.dirname, '../../build/hosts');
  await buildSite({ mode: 'production', siteDir });
  const rows = rowsFor(await readSite(siteDir));
  const chosen = hostNames.filter((name) => names.length === 0 || names.includes(name));
  const visits: Visit[] = [];
  let passed = true;
  for (const name of chosen) {
    // oxlint-disable-next-line no-await-in-loop -- one host at a time
    const seen = await visit(name, rows, { siteDir, log: console.log });
    if (seen) visits.push(seen);
    passed = seen !== undefined && report(seen, rows) && passed;
  }
  if (passed && chosen.length === hostNames.length) {
    const [date = ''] = new Date().toISOString().split('T');
    await writeFile(documentPath, await documentText(rows, visits, date));
    console.log('Written: docs/hosts.md');
  }
  return passed;
}
