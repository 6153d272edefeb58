import { expect, it } from 'vitest';
import { createActor } from 'xstate';

import { galleryMachine, selectShownIndex } from '#machines/gallery.machine.ts';

it('the gallery shows the first picture until another picture is chosen', () => {
  const gallery = createActor(galleryMachine).start();
  const shown = () => selectShownIndex(gallery.getSnapshot());
  expect(shown()).toBe(0);
  gallery.send({ type: 'picture.show', index: 7 });
  expect(shown()).toBe(7);
});
