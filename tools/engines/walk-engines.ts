import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';

import { buildSite } from '../build.ts';
import { addressOf } from '../hosts/expected.ts';
import { readSite } from '../hosts/site-files.ts';
import { mailDeskSettings } from '../local/mail-env.ts';
import { startMailDesk } from '../mail-desk/mail-desk.ts';

import { documentPath, documentText } from './document.ts';
import type { Engine, EngineName } from './engine.ts';
import { startLiveSite } from './live-site.ts';
import { startChromium, startFirefox } from './puppeteer-engines.ts';
import { makeWalk, type Verdict, type Walk, type World } from './walk.ts';
import { walks } from './walks.ts';
import { startWebKit } from './webkit.ts';

const starters: Readonly<Record<EngineName, (log: (line: string) => void) => Promise<Engine>>> = {
  Chromium: startChromium,
  Firefox: startFirefox,
  WebKit: startWebKit,
};
const engineNames = Object.keys(starters) as EngineName[];

/** What one engine was seen to do, walk by walk. */
export interface Visit {
  readonly engine: Engine;
  readonly verdicts: readonly Verdict[];
}

function report({ name }: Engine, { group, what }: Walk, verdict: Verdict, seconds: string) {
  const words = { passed: 'passed', failed: 'FAILED', 'not possible': 'NOT POSSIBLE' } as const;
  console.log(`${words[verdict.kind]}  ${seconds} s  ${name}: ${group}: ${what}`);
  if (verdict.kind === 'not possible') console.log(`  ${verdict.why}`);
  if (verdict.kind === 'failed') {
    for (const problem of verdict.problems) console.error(`  ${problem.replaceAll('\n', '\n  ')}`);
  }
}

async function visit(name: EngineName, chosen: readonly Walk[], world: World) {
  let engine: Engine;
  try {
    engine = await starters[name](console.log);
  } catch (error) {
    console.error(`NOT WALKED  ${name}: ${error instanceof Error ? error.message : String(error)}`);
    return undefined;
  }
  try {
    console.log(`${name}: ${engine.program}`);
    const verdicts: Verdict[] = [];
    for (const walk of chosen) {
      const started = performance.now();
      // oxlint-disable-next-line no-await-in-loop -- one walk at a time, all at one mail desk
      const verdict = await makeWalk(engine, walk, world);
      verdicts.push(verdict);
      report(engine, walk, verdict, ((performance.now() - started) / 1000).toFixed(1).padStart(5));
    }
    return { engine, verdicts };
  } finally {
    await engine.close();
  }
}

async function openWorld(): Promise<World & { readonly close: () => Promise<void> }> {
  const desk = await startMailDesk({ rateLimitMs: 0 });
  try {
    Object.assign(process.env, mailDeskSettings(desk.serviceOrigin));
    const siteDir = resolve(import.meta.dirname, '../../build/engines');
    await buildSite({ mode: 'production', siteDir });
    const { names } = await readSite(siteDir);
    const site = await startLiveSite(siteDir);
    const pages = names.filter((name) => name.endsWith('.html') && name !== '404.html');
    return {
      site,
      desk,
      pages: pages.toSorted().map(addressOf),
      close: async () => {
        await Promise.all([site.close(), desk.close()]);
      },
    };
  } catch (error) {
    await desk.close();
    throw error;
  }
}

/**
 * Walks the engines and groups of walks that are named, or all, and writes docs/engines.md if every engine made every
 * walk and none failed.
 * @returns whether nothing failed of what was named
 * @throws if there is no such engine or group
 */
export async function walkEngines(names: readonly string[]): Promise<boolean> {
  const groups = new Set(walks.map(({ group }) => group));
  const unknown = names.find(
    (name) => !groups.has(name) && !engineNames.some((each) => each === name),
  );
  if (unknown) {
    throw new Error(
      `No engine and no group of walks is called ${unknown}: ${[...engineNames, ...groups].join(', ')}.`,
    );
  }
  const isNamed = (name: string) => names.includes(name);
  const engines = engineNames.some(isNamed) ? engineNames.filter(isNamed) : engineNames;
  const chosen = walks.some(({ group }) => isNamed(group))
    ? walks.filter(({ group }) => isNamed(group))
    : walks;
  const world = await openWorld();
  const visits: Visit[] = [];
  try {
    for (const name of engines) {
      // oxlint-disable-next-line no-await-in-loop -- one engine at a time
      const seen = await visit(name, chosen, world);
      if (seen) visits.push(seen);
    }
  } finally {
    await world.close();
  }
  const passed =
    visits.length === engines.length &&
    visits.every(({ verdicts }) => verdicts.every(({ kind }) => kind !== 'failed'));
  if (passed && engines.length === engineNames.length && chosen.length === walks.length) {
    const [date = ''] = new Date().toISOString().split('T');
    await writeFile(documentPath, await documentText(walks, visits, date));
    console.log('Written: docs/engines.md');
  }
  return passed;
}
