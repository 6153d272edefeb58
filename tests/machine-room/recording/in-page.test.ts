import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, createMachine } from 'xstate';

import { recordInPage } from '#machine-room/recording/in-page.ts';

const lamp = createMachine({
  id: 'lamp',
  initial: 'off',
  states: { off: { on: { press: 'on' } }, on: { on: { press: 'off' } } },
});
const on = 'lamp\tlamp.off | press | 0';
const off = 'lamp\tlamp.on | press | 0';

type Listener = (event: { isTrusted: boolean }) => void;

const listeners = new Map<string, Listener>();
const told: string[] = [];

/** As a browser dispatches an event: the page's recorder hears of it before anything else does. */
const dispatch = (type: string, isTrusted: boolean) => listeners.get(type)?.({ isTrusted });

/** What the page has sent itself arrives with the browser's next task. */
const posted: (() => void)[] = [];
function nextTask() {
  for (const arrive of posted.splice(0)) arrive();
}

class Channel {
  arrive = () => {};
  readonly port1 = {
    addEventListener: (_: 'message', listener: () => void) => void (this.arrive = listener),
    start: () => {},
  };
  readonly port2 = { postMessage: () => void posted.push(this.arrive) };
}

beforeEach(() => {
  listeners.clear();
  told.length = 0;
  posted.length = 0;
  vi.stubGlobal('MessageChannel', Channel);
  vi.stubGlobal('window', {
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
    tookTransition: (sighting: string) => {
      told.push(sighting);
      return Promise.reject(new Error('the page is left'));
    },
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const startLamp = () => createActor(lamp, { inspect: recordInPage() }).start();

test('what happens while a real press is at work was by hand, also in a promise that had nothing to wait for', async () => {
  const actor = startLamp();
  dispatch('click', true);
  actor.send({ type: 'press' });
  await Promise.resolve();
  actor.send({ type: 'press' });
  expect(told).toEqual([`browser\t${on}`, `hand\t${on}`, `browser\t${off}`, `hand\t${off}`]);
});

test('what comes later than the press was not by hand', () => {
  const actor = startLamp();
  dispatch('keydown', true);
  nextTask();
  actor.send({ type: 'press' });
  expect(told).toEqual([`browser\t${on}`]);
});

test('what a script presses was not by hand, nor is a focus, which scripts move too', () => {
  const actor = startLamp();
  dispatch('click', false);
  dispatch('focusin', true);
  actor.send({ type: 'press' });
  expect(told).toEqual([`browser\t${on}`]);
});

test('each is told once, and by hand even if it came by itself before', () => {
  const actor = startLamp();
  for (const isTrusted of [false, true, true]) {
    dispatch('click', isTrusted);
    actor.send({ type: 'press' });
    nextTask();
    actor.send({ type: 'press' });
  }
  expect(told).toEqual([`browser\t${on}`, `browser\t${off}`, `hand\t${on}`]);
});

test('a page that no recording test has opened tells nobody', () => {
  vi.stubGlobal('window', { addEventListener: () => {} });
  startLamp().send({ type: 'press' });
  expect(told).toEqual([]);
});
