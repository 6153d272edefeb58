import { expect, test, vi } from 'vitest';

import { isInspectorNamed } from '../../src/entrance/inspection.ts';
import { switchOff, switchState } from '../../src/inspector/watch-switch.ts';

const open = (address: string) => window.history.replaceState({ key: 'kept' }, '', address);

/** Reports whether a page at this URL loads the inspector, turns it on, and connects Stately's inspector. */
function at(address: string) {
  open(address);
  return { loads: isInspectorNamed(), state: switchState() };
}

const off = { loads: false, state: 'off' };
const on = { loads: true, state: 'on' };
const stately = { loads: true, state: 'stately' };

test('the URL switches the inspector on and off for the current tab', () => {
  expect(at('/book').loads).toBe(false);
  expect([at('/book?inspect'), at('/tours')]).toEqual([on, on]);
  expect([at('/tours?inspect=off'), at('/tours')]).toEqual([{ ...off, loads: true }, off]);
});

test('an inspector that is switched off by hand stays off after a reload', () => {
  expect(at('/tours?type=road&inspect#list')).toEqual(on);
  switchOff();
  expect(window.location.href).toBe('http://localhost:3000/tours?type=road#list');
  expect(window.history.state).toEqual({ key: 'kept' });
  expect(at('/tours')).toEqual(off);
});

test('the URL can turn on the Stately inspector except on a published site', () => {
  expect([at('/book?inspect'), at('/book?inspect=stately')]).toEqual([on, stately]);
  expect(at('/tours').state).toBe('stately');
  switchOff();
  expect(at('/tours')).toEqual(off);
  vi.stubEnv('NODE_ENV', 'production');
  expect([at('/book?inspect=stately'), at('/tours')]).toEqual([on, on]);
});

test('if site data is blocked, the inspector is on only for the page whose URL requests the inspector', () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('Blocked', 'SecurityError');
  });
  expect([at('/book').loads, at('/book?inspect')]).toEqual([false, on]);
  switchOff();
  expect(window.location.search).toBe('');
});
