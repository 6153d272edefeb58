import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

import { createWebSocketReceiver, type StatelyInspectionEvent } from '@statelyai/inspect';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { WebSocketServer, type RawData } from 'ws';
import { createActor, createMachine } from 'xstate';

import { connectStately } from '#room/inspector/stately.ts';
import { bookingMachine } from '#machines/booking.machine.ts';
import { reference } from '#tests/support/booking-draft.ts';

import { book, leaksIn, personal, send } from './talkative-guest.ts';

let relay: WebSocketServer;
/** All that has left the page. */
let wire: string[];
/** What Stately's own receiver has understood. */
let received: StatelyInspectionEvent[];
let stately: ReturnType<typeof connectStately>;

/** Hands on what one client says to all others, as the package's own server does. */
beforeEach(async () => {
  wire = [];
  received = [];
  relay = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  await once(relay, 'listening');
  relay.on('connection', (socket) => {
    socket.on('message', (data: RawData) => {
      const text = (data as Buffer).toString();
      wire.push(text);
      for (const client of relay.clients) if (client !== socket) client.send(text);
    });
  });
  const url = `ws://127.0.0.1:${(relay.address() as AddressInfo).port}`;
  const isListening = once(relay, 'connection');
  createWebSocketReceiver({ server: url }).subscribe((event) => received.push(event));
  await isListening;
  stately = connectStately(url);
});

afterEach(() => {
  stately.stop();
  for (const client of relay.clients) client.terminate();
  relay.close();
});

const receivedOf = <Type extends StatelyInspectionEvent['type']>(type: Type) =>
  received.filter(
    (event): event is Extract<StatelyInspectionEvent, { type: Type }> => event.type === type,
  );

const stateNow = () => {
  const { value } = (receivedOf('@xstate.snapshot').at(-1)?.snapshot ?? {}) as { value?: unknown };
  return value;
};

/** Words that the machine's own code uses too tell nothing of a guest. */
const leaks = () => {
  const ours = JSON.stringify(bookingMachine.config);
  return leaksIn(wire.join('\n')).filter((word) => !ours.includes(word));
};

test.each([
  ['Stately is told', () => Promise.resolve('accepted for Xochi'), 'sent'],
  [
    'nor does an error tell it',
    () => Promise.reject(new Error(`550 no mailbox ${personal.email}`)),
    { editing: { review: 'failed' } },
  ],
])('%s of a booking nothing that the guest typed', async (_, outcome, value) => {
  await book(stately.inspect, outcome);
  await expect.poll(stateNow).toEqual(value);
  const [{ name, definition = '' } = { name: '' }] = receivedOf('@xstate.actor');
  expect(name).toBe('booking');
  expect(JSON.parse(definition)).toMatchObject({ id: 'booking', initial: 'opening' });
  expect(receivedOf('@xstate.event').map(({ event }) => event.type)).toEqual(
    expect.arrayContaining(['xstate.init', 'visit.start', 'draft.change', 'booking.submit']),
  );
  const review = receivedOf('@xstate.snapshot').find(({ snapshot }) =>
    JSON.stringify(snapshot).includes('ready'),
  );
  expect(review?.snapshot).toMatchObject({
    status: 'active',
    value: { editing: { review: 'ready' } },
    context: {
      refusals: 0,
      problem: null,
      wasHeld: false,
      reference: `string(${reference.length})`,
    },
  });
  expect(leaks()).toEqual([]);
});

test('of a machine that the registry does not know it is told the name and the states', async () => {
  const unknown = createMachine({
    id: 'unknown',
    context: { ...personal },
    initial: 'idle',
    states: { idle: { on: { note: 'noted' } }, noted: {} },
  });
  const actor = createActor(unknown, { inspect: stately.inspect, input: personal }).start();
  send(actor, { type: 'note', ...personal });
  await expect.poll(stateNow).toBe('noted');
  expect(receivedOf('@xstate.actor')).toMatchObject([
    { name: 'unknown', definition: JSON.stringify({ id: 'unknown' }) },
  ]);
  expect(leaks()).toEqual([]);
});
