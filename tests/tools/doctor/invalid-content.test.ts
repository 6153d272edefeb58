import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

import { expect, test } from 'vitest';

import { useContentCopy } from '#tests/support/content-copy.ts';
import { projectDir } from '#tools/setup/launch.mjs';

const { dir, change } = useContentCopy();

test('the doctor starts although the content has a mistake', async () => {
  change('hopkins priceUsd', 0);
  const url = pathToFileURL(join(projectDir, 'tools/doctor/doctor.ts')).href;
  const started = promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', `await import('${url}')`],
    { cwd: projectDir, env: { ...process.env, CONTENT_DIR: dir() } },
  );
  await expect(started).resolves.toMatchObject({ stderr: '' });
});
