import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { openQuestions } from './questions.ts';
import { changeOf, rangeOf, resultsOf, withPart } from './changes.ts';
import { documentPath, documentText, lastRun, lastRunPath } from './document.ts';
import { type Part, parts } from './parts.ts';
import { type Change, keyOf, LEAST_SCORE, scoreOf } from './result.ts';
import { type MutantResult, projectDir, tryMutants } from './run.ts';

const PATIENCE_MS = 60_000;
const SECOND_PATIENCE_MS = 10_000;

class Refusal extends Error {}

function chosenParts(ids: readonly string[]): readonly Part[] {
  const unknown = ids.find((id) => !parts.some((part) => part.id === id));
  if (unknown) throw new Refusal(`No part is called ${unknown}; see tools/mutants/parts.ts.`);
  return ids.length === 0 ? parts : parts.filter(({ id }) => ids.includes(id));
}

const nameOf = (mutant: MutantResult) =>
  `${rangeOf(mutant)} ${mutant.mutatorName} ${mutant.replacement}`;

/** A busy machine must not make a change look noticed: what never ended for the first time is tried once more. */
async function tryAgain(part: Part, mutants: readonly MutantResult[]) {
  const known = new Set((await lastRun())?.endless.map(keyOf));
  const late = mutants.filter(
    (mutant) => mutant.status === 'Timeout' && !known.has(keyOf(changeOf(mutant))),
  );
  if (late.length === 0) return mutants;
  const again = await tryMutants(part, {
    mutate: late.map(rangeOf),
    goesOn: false,
    patienceMs: SECOND_PATIENCE_MS,
  });
  const found = new Map(again.map((mutant) => [nameOf(mutant), mutant]));
  return mutants.map((mutant) =>
    late.includes(mutant) ? (found.get(nameOf(mutant)) ?? mutant) : mutant,
  );
}

const tuple = ({ file, line, change }: Change) => JSON.stringify([file, line, change]);

try {
  const chosen = chosenParts(process.argv.slice(2));
  const { version: stryker } = createRequire(import.meta.url)(
    '@stryker-mutator/core/package.json',
  ) as { version: string };
  for (const part of chosen) {
    console.log(`${part.id} …`);
    // oxlint-disable-next-line no-await-in-loop -- one part at a time, each kept when it is done
    const mutants = await tryAgain(
      part,
      // oxlint-disable-next-line no-await-in-loop -- as above
      await tryMutants(part, { mutate: part.mutate, goesOn: true, patienceMs: PATIENCE_MS }),
    );
    const result = withPart(
      // oxlint-disable-next-line no-await-in-loop -- as above
      await lastRun(),
      resultsOf(mutants),
      { date: new Date().toISOString().slice(0, 10), stryker, node: process.version },
    );
    // oxlint-disable-next-line no-await-in-loop -- as above
    await writeFile(lastRunPath, `${JSON.stringify(result, null, 2)}\n`);
  }
  const result = await lastRun();
  if (!result) throw new Refusal('Nothing was run.');
  await writeFile(join(projectDir, documentPath), await documentText(result));
  const score = scoreOf(result);
  const { unanswered, stale } = openQuestions(result.survivors);
  console.log(`${score.toFixed(1)} % noticed. Written: ${documentPath}`);
  if (score < LEAST_SCORE) console.error(`Less than ${LEAST_SCORE} %.`);
  if (unanswered.length > 0) {
    console.error('No test noticed, and nobody has answered (tests, or tools/mutants/answers):');
    console.error([...new Set(unanswered.map(tuple))].join(',\n'));
  }
  if (stale.length > 0) {
    console.error('Answered, but no survivor:');
    console.error(
      [...new Map(stale.map((each) => [keyOf(each), tuple(each)])).values()].join(',\n'),
    );
  }
  if (score < LEAST_SCORE || unanswered.length + stale.length > 0) process.exitCode = 1;
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
