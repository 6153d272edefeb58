import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll } from 'vitest';
import { StateMachine, type AnyActorScope, type AnyStateMachine } from 'xstate';

import { sightingOf } from '#machine-room/recording/coverage.ts';
import { recorderOf } from '#machine-room/recording/recorder.ts';

import { MODEL_WALK } from './model.ts';

/** Set up only while transitions are recorded; see docs/machine-room.md. */
const sightings = new Set<string>();
const watched = new WeakSet();

const record = recorderOf((machineId, key, actor) => {
  const isWalk = 'id' in actor && actor.id === MODEL_WALK;
  sightings.add(sightingOf(isWalk ? 'model' : 'unit', machineId, key));
});

type Begin = AnyStateMachine['getInitialSnapshot'];

/** Every actor asks its machine for its first snapshot, and is in a system then that can be inspected. */
const prototype = StateMachine.prototype as { getInitialSnapshot: Begin };
const { getInitialSnapshot } = prototype;
prototype.getInitialSnapshot = function begin(this: AnyStateMachine, scope: AnyActorScope, input) {
  const { system } = scope;
  if (!watched.has(system)) {
    watched.add(system);
    system.inspect(record);
  }
  return getInitialSnapshot.call(this, scope, input);
};

afterAll(() => {
  const dir = process.env['TRANSITIONS_DIR'];
  if (!dir || sightings.size === 0) return;
  writeFileSync(join(dir, `${randomUUID()}.txt`), [...sightings].join('\n'));
});
