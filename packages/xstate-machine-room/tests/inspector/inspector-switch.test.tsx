import { expect, test, vi } from 'vitest';

import { disableInspector, isInspectorEnabled } from '../../src/inspector/inspector-switch.ts';

const open = (url: string) => window.history.replaceState({ key: 'kept' }, '', url);

/** Reports whether the inspector is on for a page at this URL. */
function at(url: string) {
  open(url);
  return isInspectorEnabled() ? 'on' : 'off';
}

test('the URL switches the inspector on and off for the current tab', () => {
  expect(at('/book')).toBe('off');
  expect([at('/book?inspect'), at('/tours')]).toEqual(['on', 'on']);
  expect([at('/tours?inspect=off'), at('/tours')]).toEqual(['off', 'off']);
});

test('an inspector that is on by default stays off after the reader has ended it', () => {
  open('/tours');
  expect(isInspectorEnabled(true)).toBe(true);
  disableInspector();
  expect(isInspectorEnabled(true)).toBe(false);
});

test('an inspector that is switched off by hand stays off after a reload', () => {
  expect(at('/tours?type=road&inspect#list')).toBe('on');
  disableInspector();
  expect(window.location.href).toBe('http://localhost:3000/tours?type=road#list');
  expect(window.history.state).toEqual({ key: 'kept' });
  expect(at('/tours')).toBe('off');
});

test('if site data is blocked, the inspector is on only for the page whose URL requests the inspector', () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('Blocked', 'SecurityError');
  });
  expect([at('/book'), at('/book?inspect')]).toEqual(['off', 'on']);
  disableInspector();
  expect(window.location.search).toBe('');
});
