import { expect, test } from 'vitest';

import { anatomyOf } from '#machine-room/anatomy/anatomy.ts';
import { bookingMachine } from '#machines/booking.machine.ts';

import { everythingMachine } from './everything-machine.ts';

test('transitions are worded as a person would', () => {
  const words = anatomyOf(everythingMachine)
    .transitions.filter(({ source }) => source.startsWith('everything.left'))
    .map(({ source, kind, label, guard, actions, targets }) =>
      [source, kind, label, guard, actions.join(), targets.join()].join(' | '),
    );
  expect(words).toEqual([
    'everything.left.idle | event | GO | isReady and not isLate | leave | everything.left.working',
    'everything.left.working | event | BACK |  |  | everything.left.idle',
    'everything.left.working | event | HELP |  |  | everything.right.asked',
    'everything.left.working | done | done |  |  | everything.left.idle',
    'everything.left.working | delay | after 250 ms |  | greet | ',
    'everything.left.working | delay | after patience (90 s) |  |  | everything.left.over',
    'everything.left.working.first | event | GO |  |  | everything.left.working.second',
    'everything.left.working.second | event | GO |  |  | everything.left.working.end',
    'everything.left.working.second | event | BACK |  |  | everything.left.working.second',
    'everything.left.over | event | BACK |  |  | everything.left.working.before',
    'everything.left.over | event | OVER | isLate |  | everything.left.idle',
    'everything.left.over | event | OVER |  |  | everything.left.idle',
  ]);
});

test('a copy of a machine with another outside world has the same anatomy', () => {
  const copy = bookingMachine.provide({ actions: { logFailure: () => {} } });
  expect(anatomyOf(copy)).toEqual(anatomyOf(bookingMachine));
});

test('actors are called by what they run, not by their number', () => {
  const { transitions } = anatomyOf(bookingMachine);
  const labels = transitions.filter(({ kind }) => kind === 'done' || kind === 'error');
  expect(labels.map(({ label }) => label)).toEqual(['sendBooking done', 'sendBooking failed']);
});
