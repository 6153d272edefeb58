import { describe, expect, it } from 'vitest';

import { announce } from '#tools/local/local-desk.ts';
import { addressesIn } from '#tools/nodes/output.ts';

describe('what npm start says', () => {
  const site = 'http://127.0.0.1:4173/';
  const inbox = 'http://127.0.0.1:4175/';

  it('names two addresses once both answer', () => {
    let output = '';
    announce((line) => (output += `${line}\n`), site, inbox);
    expect(addressesIn(output)).toEqual([site, inbox]);
  });

  it('says where the machines can be seen at work', () => {
    let output = '';
    announce((line) => (output += `${line}\n`), site, inbox);
    expect(output).toContain('  The machine room   http://127.0.0.1:4173/machines\n');
  });

  it('names none before', () => {
    expect(addressesIn(`Building the site ...\nSee http://localhost/`)).toEqual([]);
  });
});
