import { setTimeout as wait } from 'node:timers/promises';

import { createSiteListener } from '../serve/site-listener.ts';
import { ensureBrowser } from '../setup/browser.mjs';
import { type Arrived, figuresOf, type VisitRecord, violationsIn } from './account.ts';
import { keepTabOpen } from './long-tab.ts';
import { hasGrown, type Held, heldHere } from './memory.ts';
import { help, type SoakOptions, soakOptions } from './options.ts';
import { buildReleases } from './releases.ts';
import { reportViolations, resultOf, writeResult } from './report.ts';
import { openStage, type Stage } from './stage.ts';
import { playVisit } from './visit.ts';

interface Played {
  readonly visits: readonly VisitRecord[];
  readonly arrived: readonly Arrived[];
  readonly seconds: number;
}

/** A request that was on its way when its visitor left still arrives. */
const LAST_MAIL_MS = 3000;

/** Has the visitors come at even distances, each on the first stage that is free. */
async function playAll(stages: readonly Stage[], options: SoakOptions, started: number) {
  const visits: VisitRecord[] = [];
  const arrived: Arrived[] = [];
  let last = 0;
  const distance = (options.minutes * 60_000) / options.visitors;
  const playOn = async (stage: Stage) => {
    while (last < options.visitors) {
      last += 1;
      const visitor = last;
      // oxlint-disable-next-line no-await-in-loop -- one visitor after the other
      await wait(Math.max(0, started + (visitor - 1) * distance - Date.now()));
      // oxlint-disable-next-line no-await-in-loop -- as above
      const visit = await playVisit(stage, options.seed, visitor);
      visits.push(visit);
      arrived.push(...stage.takeMails());
      const mark = visit.problems.length > 0 ? 'STUCK ' : 'done  ';
      console.log(`${mark}  visitor ${visitor}: ${visit.problems[0] ?? visit.steps.at(-1)}`);
    }
  };
  await Promise.all(stages.map(playOn));
  await wait(LAST_MAIL_MS);
  arrived.push(...stages.flatMap((stage) => stage.takeMails()));
  return { visits, arrived };
}

/** Plays one visitor of a seed again, and tells all of it. */
async function playOne(stage: Stage, seed: number, visitor: number): Promise<Played> {
  const visit = await playVisit(stage, seed, visitor);
  await wait(LAST_MAIL_MS);
  const arrived = stage.takeMails();
  for (const [index, step] of visit.steps.entries()) console.log(`  ${index + 1}. ${step}`);
  console.log(`  arrived: ${arrived.map(({ reference }) => reference).join(', ') || 'nothing'}`);
  return { visits: [visit], arrived, seconds: 0 };
}

/** The whole storm, with a tab that stays open all the time. */
async function storm(stages: readonly Stage[], options: SoakOptions) {
  const [tabStage, ...others] = stages;
  if (!tabStage) throw new Error('There is no stage.');
  const started = Date.now();
  let played = 0;
  const all = playAll(others, options, started).finally(() => {
    played = 1;
  });
  const share = () =>
    Math.max(played, Math.min(0.99, (Date.now() - started) / (options.minutes * 60_000 + 1)));
  // What the first visitors load once is no growth.
  const early = wait(Math.min(60_000, options.minutes * 15_000)).then(heldHere);
  const [{ visits, arrived }, tab] = await Promise.all([all, keepTabOpen(tabStage, share)]);
  const here: Held = { first: await early, last: heldHere() };
  const seconds = Math.round((Date.now() - started) / 1000);
  return {
    visits: [tab.record, ...visits],
    arrived: [...tabStage.takeMails(), ...arrived],
    seconds,
    tab,
    here,
  };
}

/**
 * Runs the command: a storm of visitors, or one of them again.
 * @returns whether all that they were told is true
 * @throws if an option is wrong or there is no browser
 */
export async function soak(args: readonly string[]): Promise<boolean> {
  const options = soakOptions(args, Date.now() % 1_000_000);
  if (!options) {
    console.log(help);
    return true;
  }
  const executablePath = await ensureBrowser(console.log);
  console.log(`Seed ${options.seed}. Building three releases ...`);
  const { folders, scripts, gone, remove } = await buildReleases();
  const releases = await Promise.all(folders.map(createSiteListener));
  const stages: Stage[] = [];
  try {
    const wanted = options.only === undefined ? options.lanes + 1 : 1;
    while (stages.length < wanted) {
      // oxlint-disable-next-line no-await-in-loop -- what has been opened is closed if the next one fails
      stages.push(await openStage(releases, executablePath, stages.length === 0));
    }
    const [first] = stages;
    if (options.only !== undefined && first) {
      const { visits, arrived } = await playOne(first, options.seed, options.only);
      return reportViolations(violationsIn(visits, arrived), visits, options);
    }
    const played = await storm(stages, options);
    const { visits, arrived, tab, here } = played;
    const violations = [
      ...violationsIn(visits, arrived),
      ...(hasGrown(tab.heap) ? [{ visitor: 0, what: 'the memory of the open tab has grown' }] : []),
      ...(hasGrown(here) ? [{ visitor: 0, what: 'the memory of the servers has grown' }] : []),
    ];
    const result = resultOf(options, {
      ...played,
      figures: figuresOf(visits, arrived),
      release: { scripts, gone },
      version: stages[0]?.browser.version() ?? '',
    });
    console.log(JSON.stringify(result, null, 2));
    const passed = reportViolations(violations, visits, options);
    if (passed && options.visitors >= 200 && options.minutes >= 10) await writeResult(result);
    return passed;
  } finally {
    await Promise.all(stages.map((stage) => stage.close()));
    await remove();
  }
}
