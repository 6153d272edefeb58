import { expect, test, vi } from 'vitest';

import {
  disableInspector,
  isInspectorEnabled,
  isStatelyEnabled,
} from '../../src/inspector/inspector-switch.ts';

const open = (address: string) => window.history.replaceState({ key: 'kept' }, '', address);

/** Reports whether a page at this URL turns the inspector on, and whether it connects Stately's inspector. */
function at(address: string) {
  open(address);
  return { isOn: isInspectorEnabled(), isStately: isStatelyEnabled() };
}

const off = { isOn: false, isStately: false };
const on = { isOn: true, isStately: false };
const stately = { isOn: true, isStately: true };

test('the URL switches the inspector on and off for the current tab', () => {
  expect(at('/book')).toEqual(off);
  expect([at('/book?inspect'), at('/tours')]).toEqual([on, on]);
  expect([at('/tours?inspect=off'), at('/tours')]).toEqual([off, off]);
});

test('an inspector that is on by default stays off after the reader has ended it', () => {
  open('/tours');
  expect(isInspectorEnabled(true)).toBe(true);
  disableInspector();
  expect(isInspectorEnabled(true)).toBe(false);
});

test('an inspector that is switched off by hand stays off after a reload', () => {
  expect(at('/tours?type=road&inspect#list')).toEqual(on);
  disableInspector();
  expect(window.location.href).toBe('http://localhost:3000/tours?type=road#list');
  expect(window.history.state).toEqual({ key: 'kept' });
  expect(at('/tours')).toEqual(off);
});

test('the URL can turn on the Stately inspector except on a published site', () => {
  expect([at('/book?inspect'), at('/book?inspect=stately')]).toEqual([on, stately]);
  expect(at('/tours')).toEqual(stately);
  disableInspector();
  expect(at('/tours')).toEqual(off);
  vi.stubEnv('NODE_ENV', 'production');
  expect([at('/book?inspect=stately'), at('/tours')]).toEqual([on, on]);
});

test('if site data is blocked, the inspector is on only for the page whose URL requests the inspector', () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('Blocked', 'SecurityError');
  });
  expect([at('/book'), at('/book?inspect')]).toEqual([off, on]);
  disableInspector();
  expect(window.location.search).toBe('');
});
