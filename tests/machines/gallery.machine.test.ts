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

it('shows the first picture at first, then the one that was chosen', () => {
  expect([shown(), preview()]).toEqual([0, null]);
  gallery.send({ type: 'picture.show', index: 7 });
  expect(shown()).toBe(7);
  gallery.send({ type: 'picture.show', index: 0 });
  expect(shown()).toBe(0);
});

it('opens the preview after 700 ms under the pointer, not before', () => {
  gallery.send({ type: 'thumbnail.enter', index: 3 });
  clock.increment(699);
  expect(preview()).toBeNull();
  clock.increment(1);
  expect(preview()).toBe(3);
  expect(shown()).toBe(0);
});

it('opens nothing when the pointer only passes over', () => {
  gallery.send({ type: 'thumbnail.enter', index: 3 });
  clock.increment(699);
  gallery.send({ type: 'thumbnail.leave' });
  clock.increment(10_000);
  expect(preview()).toBeNull();
});

it('waits 700 ms anew for each thumbnail until a first preview is open', () => {
  gallery.send({ type: 'thumbnail.enter', index: 3 });
  clock.increment(500);
  gallery.send({ type: 'thumbnail.enter', index: 4 });
  clock.increment(500);
  expect(preview()).toBeNull();
  clock.increment(200);
  expect(preview()).toBe(4);
});

it('closes the preview 300 ms after the pointer has left, unless it comes to the preview meanwhile', () => {
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

it('takes the preview along to the next thumbnail without a new wait, whether they overlap or not', () => {
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

it('opens at once on focus, and follows it along the strip', () => {
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
])('closes at once and for good when it is dismissed while it is %s', (_, reach) => {
  reach();
  gallery.send({ type: 'preview.dismiss' });
  expect(preview()).toBeNull();
  clock.increment(10_000);
  expect(preview()).toBeNull();
});

it('closes when its picture is chosen, since it is then shown large', () => {
  openByHover(3);
  gallery.send({ type: 'picture.show', index: 3 });
  expect([shown(), preview()]).toEqual([3, null]);
});
