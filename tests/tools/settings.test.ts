import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';

import { readSettings, withDefaults } from '#tools/settings.ts';

const HEADING = "The site's settings need a correction (see .env.example):";
const lost = (quote: string, other: string) =>
  `must have no ${quote} between its own: what follows it would be lost. Put ${other} around the whole value instead`;
const open = (quote: string) => `must end on the same line with the ${quote} that it begins with`;

let root = '';
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'settings-'));
});
beforeEach(async () => {
  await rm(root, { recursive: true });
  await mkdir(join(root, 'e2e'), { recursive: true });
});
afterAll(() => rm(root, { recursive: true }));

const put = (text: string, file = '.env.local') => writeFile(join(root, file), text);
const read = (mode = 'production') => readSettings(mode, root);

describe('the settings files', () => {
  it.each([
    ['VITE_COMPANY_NAME="Zoë Tours"', 'Zoë Tours'],
    ['VITE_COMPANY_NAME=\'Zoë & "Sons" Tours\'', 'Zoë & "Sons" Tours'],
    ['VITE_COMPANY_NAME=`Zoë\'s "Sons" & Tours`', 'Zoë\'s "Sons" & Tours'],
    ['VITE_COMPANY_NAME=Zoë & "Sons" Tours', 'Zoë & "Sons" Tours'],
    ['  export VITE_COMPANY_NAME = "Zoë Tours"  # ours\r', 'Zoë Tours'],
    ['# VITE_COMPANY_NAME="never\nVITE_COMPANY_NAME="Zoë Tours"', 'Zoë Tours'],
    ['OTHER="Zoë "Sons""\nVITE_COMPANY_NAME="Zoë Tours"', 'Zoë Tours'],
  ])('the settings parser reads the line %s', async (line, name) => {
    await put(`${line}\n`);
    expect(read()).toEqual({ VITE_COMPANY_NAME: name });
  });

  it.each([
    ['VITE_COMPANY_NAME="Zoë & "Sons" Tours"', lost('"', "'")],
    ["VITE_COMPANY_NAME='Zoë's Tours'", lost("'", '"')],
    ['VITE_COMPANY_NAME=`Zoë` Tours`', lost('`', "'")],
    ['VITE_COMPANY_NAME="Zoë" Tours', lost('"', "'")],
    ['VITE_COMPANY_NAME="Zoë\'s "Sons""', lost('"', '`')],
    ['VITE_COMPANY_NAME="Zoë Tours', open('"')],
    ['export VITE_COMPANY_NAME="', open('"')],
  ])('a settings file is rejected if part of a value would be lost: %s', async (line, problem) => {
    await put(
      `VITE_SITE_URL="https://zoe.example"\n${line}\nVITE_COMPANY_PHONE="+1 800 555 0142"\n`,
    );
    expect(() => read()).toThrow(`${HEADING}\n  VITE_COMPANY_NAME (.env.local, line 2) ${problem}`);
  });

  it('a settings file is rejected if part of an editor setting would be lost', async () => {
    await put('EDITOR_BRANCH="main" branch\n');
    expect(() => read()).toThrow(
      `${HEADING}\n  EDITOR_BRANCH (.env.local, line 1) ${lost('"', "'")}`,
    );
  });

  it('the error about settings files lists every problem with file and line', async () => {
    await put('VITE_COMPANY_NAME="Zoë\n', '.env');
    await put('\nVITE_COMPANY_ADDRESS="1 "Old" Road"\n', '.env.production');
    expect(() => read()).toThrow(
      [
        HEADING,
        `  VITE_COMPANY_NAME (.env, line 1) ${open('"')}`,
        `  VITE_COMPANY_ADDRESS (.env.production, line 2) ${lost('"', "'")}`,
      ].join('\n'),
    );
    expect(() => read('development')).not.toThrow('VITE_COMPANY_ADDRESS');
    expect(read('e2e')).toEqual({});
  });

  it.each([
    ['"Zoë "', 'must not begin or end with a space'],
    ['" Zoë"', 'must not begin or end with a space'],
    ['"Zoë\\nTours"', 'must be on one line'],
  ])('a settings file is rejected for the company name %s', async (value, problem) => {
    await put(`VITE_COMPANY_NAME=${value}\n`);
    expect(() => read()).toThrow(`${HEADING}\n  VITE_COMPANY_NAME ${problem}`);
  });
});

test('a sister company with a website of a setting but without a name is rejected', () => {
  expect(() => withDefaults({ VITE_SISTER_TOURS_NAME: '' })).toThrow(
    'VITE_SISTER_TOURS_NAME and VITE_SISTER_TOURS_URL must both be empty, or neither',
  );
});
