import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { type CaughtFault, documentPath, documentText } from './document.ts';
import type { Fault } from './fault.ts';
import { faults } from './faults.ts';
import { copyProject, projectDir, withFault } from './project.ts';
import { runInCopy } from './run.ts';

class Refusal extends Error {}

function chosenFaults(ids: readonly string[]): readonly Fault[] {
  const unknown = ids.find((id) => !faults.some((fault) => fault.id === id));
  if (unknown) throw new Refusal(`No fault is called ${unknown}; see tools/faults/list.`);
  return ids.length === 0 ? faults : faults.filter(({ id }) => ids.includes(id));
}

/** What the tests say of the project without any fault: they must all pass. */
async function expectSoundness(chosen: readonly Fault[]) {
  const files = [...new Set(chosen.flatMap(({ caughtBy }) => caughtBy))];
  const { failures, broken } = await runInCopy(files);
  if (broken === undefined && failures.length === 0) return;
  const why = broken ?? failures.join('\n');
  throw new Refusal(`The tests fail without any fault, so they can prove nothing:\n${why}`);
}

/** The name of the test that notices the fault; nothing if it survives. */
async function tryFault(fault: Fault): Promise<string | undefined> {
  const { failures, broken } = await withFault(fault, () => runInCopy(fault.caughtBy));
  if (broken !== undefined) {
    throw new Refusal(`${fault.id}: breaks the tests instead of failing one:\n${broken}`);
  }
  return failures[0];
}

async function tryAll(chosen: readonly Fault[]) {
  const caught: CaughtFault[] = [];
  const survivors: Fault[] = [];
  for (const fault of chosen) {
    // oxlint-disable-next-line no-await-in-loop -- one fault at a time: two would hide each other
    const seenBy = await tryFault(fault);
    console.log(`${seenBy ? 'caught  ' : 'SURVIVED'}  ${fault.id}  ${seenBy ?? ''}`);
    if (seenBy) caught.push({ fault, seenBy });
    else survivors.push(fault);
  }
  return { caught, survivors };
}

try {
  const ids = process.argv.slice(2);
  const chosen = chosenFaults(ids);
  await copyProject();
  console.log('The tests without any fault …');
  await expectSoundness(chosen);
  const { caught, survivors } = await tryAll(chosen);
  console.log(`${caught.length} caught, ${survivors.length} survived`);
  for (const { id, what, file, caughtBy } of survivors) {
    console.error(`${id}: ${what} in ${file}, and ${caughtBy.join(', ')} did not notice.`);
  }
  if (survivors.length > 0) process.exitCode = 1;
  else {
    const path = join(projectDir, documentPath);
    await writeFile(path, await documentText(caught, await readFile(path, 'utf8')));
    console.log(`Written: ${documentPath}`);
  }
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
