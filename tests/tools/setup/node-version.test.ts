import { expect, test } from 'vitest';

import { nodeVersionProblem } from '#tools/setup/node-version.mjs';

test.each(['20.19.0', '20.20.2', '22.0.0', '24.1.0'])('the setup accepts Node %s', (version) => {
  expect(nodeVersionProblem(version)).toBeUndefined();
});

test.each(['20.18.3', '18.20.0', '12.0.0'])(
  'the setup rejects Node %s and names the required version',
  (version) => {
    expect(nodeVersionProblem(version)).toBe(
      `This project needs Node 20.19 or newer; this is Node ${version}. Get it from https://nodejs.org.`,
    );
  },
);
