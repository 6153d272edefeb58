import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

import { createWebSocketReceiver, type StatelyInspectionEvent } from '@statelyai/inspect';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { WebSocketServer, type RawData } from 'ws';
import { createActor, createMachine } from 'xstate';

import { connectStately } from '../../src/inspector/stately.ts';

import { door, learnDoor, send } from './door.ts';

learnDoor();

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

test.each([
  ['what its code says', door, 'door', door.config, { knocks: 0, guest: 'string(5)' }],
  [
    'only its name and its states, where it is not known',
    createMachine({ ...door.config, id: 'unknown' } as never),
    'unknown',
    { id: 'unknown' },
    { 'other fields': '2' },
  ],
])(
  'of a machine Stately is told %s, and nothing that somebody typed',
  async (_, machine, name, definition, context) => {
    const guest = { knocks: 0, guest: 'Xochi' };
    const actor = createActor(machine, {
      inspect: stately.inspect,
      snapshot: machine.resolveState({ value: 'shut', context: guest } as never),
    }).start();
    send(actor, { type: 'open', key: 1, name: 'Xochi' });
    await expect.poll(stateNow).toBe('ajar');
    const [announced] = receivedOf('@xstate.actor');
    expect(announced?.name).toBe(name);
    expect(JSON.parse(announced?.definition ?? '')).toEqual(definition);
    expect(receivedOf('@xstate.event').map(({ event }) => event.type)).toEqual([
      'xstate.init',
      'open',
    ]);
    expect(receivedOf('@xstate.snapshot').at(-1)?.snapshot).toMatchObject({
      status: 'active',
      context,
    });
    expect(wire.join()).not.toContain('Xochi');
  },
);
