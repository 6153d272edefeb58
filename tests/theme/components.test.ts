import { expect, it } from 'vitest';

import { components } from '#theme/components.ts';

it('tooltips open after 700 ms or, right after another tooltip, after 300 ms', () => {
  expect(components.MuiTooltip?.defaultProps).toMatchObject({
    enterDelay: 700,
    enterNextDelay: 300,
  });
});
