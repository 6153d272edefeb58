import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { expect, test } from 'vitest';

const STARTS =
  /(?<!\.)\b(?:createActor|createActorContext|useActor|useActorRef|useMachine)\([^;]*?\);/g;

test('every machine of the app starts with the inspector', async () => {
  const names = await readdir('src', { recursive: true });
  const files = names.filter((name) => /^(?:app|features|pages|ui)[\\/].*\.tsx?$/.test(name));
  const codes = await Promise.all(files.map((name) => readFile(join('src', name), 'utf8')));
  const starts = codes.flatMap((code) => code.match(STARTS) ?? []);
  expect(starts.length).toBeGreaterThan(10);
  expect(starts.filter((start) => !/\binspect\b/.test(start))).toEqual([]);
});
