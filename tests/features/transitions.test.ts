import { expect, it } from 'vitest';

import { crossFade } from '#features/carousel/transitions.ts';

it('a new slide fades in over the previous slide within one second', () => {
  expect(crossFade(true).picture.transition).toBe('opacity 1s ease-in-out');
  expect(crossFade(false).slide).toMatchObject({ transition: 'visibility 0s 1s' });
});
