import { beforeEach, expect, it } from 'vitest';
import { createActor, SimulatedClock, type ActorRefFrom } from 'xstate';

import { galleryMachine } from '#machines/gallery.machine.ts';
import { selectPreviewIndex, selectShownIndex } from '#machines/gallery.selectors.ts';

let clock: SimulatedClock;
let gallery: ActorRefFrom<typeof galleryMachine>;

const preview = () => selectPreviewIndex(gallery.getSnapshot());
const shown = () => selectShownIndex(gallery.getSnapshot());
const openByHover = (index: number) => {
  gallery.send({ type: 'thumbnail.enter', index });
  clock.increment(700);
};

beforeEach(() => {
  clock = new SimulatedClock();
  gallery = createActor(galleryMachine, { clock }).start();
});

it('the gallery shows the first picture until another picture is chosen', () => {
  expect([shown(), preview()]).toEqual([0, null]);
  gallery.send({ type: 'picture.show', index: 7 });
  expect(shown()).toBe(7);
  gallery.send({ type: 'picture.show', index: 0 });
  expect(shown()).toBe(0);
});

it('the gallery opens the preview of a thumbnail after 700 ms under the pointer', () => {
  gallery.send({ type: 'thumbnail.enter', index: 3 });
  clock.increment(699);
  expect(preview()).toBeNull();
  clock.increment(1);
  expect(preview()).toBe(3);
  expect(shown()).toBe(0);
});

it('the gallery opens no preview if the pointer leaves within 700 ms', () => {
  gallery.send({ type: 'thumbnail.enter', index: 3 });
  clock.increment(699);
  gallery.send({ type: 'thumbnail.leave' });
  clock.increment(10_000);
  expect(preview()).toBeNull();
});

it('the gallery restarts the 700 ms delay for each thumbnail until a preview opens', () => {
  gallery.send({ type: 'thumbnail.enter', index: 3 });
  clock.increment(500);
  gallery.send({ type: 'thumbnail.enter', index: 4 });
  clock.increment(500);
  expect(preview()).toBeNull();
  clock.increment(200);
  expect(preview()).toBe(4);
});

it('the gallery closes the preview 300 ms after the pointer leaves the thumbnail and the preview', () => {
  openByHover(3);
  gallery.send({ type: 'thumbnail.leave' });
  clock.increment(299);
  gallery.send({ type: 'preview.enter' });
  clock.increment(10_000);
  expect(preview()).toBe(3);
  gallery.send({ type: 'preview.leave' });
  clock.increment(299);
  expect(preview()).toBe(3);
  clock.increment(1);
  expect(preview()).toBeNull();
});

it('an open preview follows the pointer to another thumbnail without delay', () => {
  openByHover(3);
  gallery.send({ type: 'thumbnail.enter', index: 2 });
  expect(preview()).toBe(2);
  gallery.send({ type: 'thumbnail.leave' });
  clock.increment(100);
  gallery.send({ type: 'thumbnail.enter', index: 4 });
  expect(preview()).toBe(4);
  clock.increment(10_000);
  expect(preview()).toBe(4);
});

it('a focused thumbnail opens the preview without delay', () => {
  gallery.send({ type: 'thumbnail.focus', index: 1 });
  expect(preview()).toBe(1);
  gallery.send({ type: 'thumbnail.blur' });
  gallery.send({ type: 'thumbnail.focus', index: 2 });
  expect(preview()).toBe(2);
  gallery.send({ type: 'thumbnail.blur' });
  clock.increment(300);
  expect(preview()).toBeNull();
});

it.each([
  ['open', () => openByHover(3)],
  ['opening', () => gallery.send({ type: 'thumbnail.enter', index: 3 })],
  [
    'closing',
    () => {
      openByHover(3);
      gallery.send({ type: 'thumbnail.leave' });
    },
  ],
])('preview.dismiss immediately closes a preview that is %s', (_, reach) => {
  reach();
  gallery.send({ type: 'preview.dismiss' });
  expect(preview()).toBeNull();
  clock.increment(10_000);
  expect(preview()).toBeNull();
});

it('choosing the picture of the open preview closes the preview', () => {
  openByHover(3);
  gallery.send({ type: 'picture.show', index: 3 });
  expect([shown(), preview()]).toEqual([3, null]);
});
