import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { isInspectorNamed } from '#machine-room/entrance/inspection.ts';
import { isForStately, isSwitchedOn, switchOff } from '#machine-room/inspector/watch-switch.ts';

const open = (address: string) => window.history.replaceState({ key: 'kept' }, '', address);

beforeEach(() => {
  window.sessionStorage.clear();
  open('/book');
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

test('a tab in which nobody has asked loads no inspector', () => {
  expect(isInspectorNamed()).toBe(false);
});

test('an address that asks switches it on for all that comes after it in the tab', () => {
  open('/book?inspect');
  expect(isInspectorNamed()).toBe(true);
  expect(isSwitchedOn()).toBe(true);
  open('/tours');
  expect(isInspectorNamed()).toBe(true);
  expect(isSwitchedOn()).toBe(true);
});

test('an address that ends it switches it off for all that comes after', () => {
  open('/book?inspect');
  isSwitchedOn();
  open('/tours?inspect=off');
  expect(isInspectorNamed()).toBe(true);
  expect(isSwitchedOn()).toBe(false);
  open('/tours');
  expect(isInspectorNamed()).toBe(false);
  expect(isSwitchedOn()).toBe(false);
});

test('ended by hand it does not return with a reload, and the rest of the address stays', () => {
  open('/tours?type=road&inspect#list');
  isSwitchedOn();
  switchOff();
  expect(window.location.href).toBe('http://localhost:3000/tours?type=road#list');
  expect(window.history.state).toEqual({ key: 'kept' });
  expect(isInspectorNamed()).toBe(false);
});

test('in development an address may ask for Stately’s own inspector, and the tab keeps to it until it is ended', () => {
  open('/book?inspect');
  expect([isSwitchedOn(), isForStately()]).toEqual([true, false]);
  open('/book?inspect=stately');
  expect([isSwitchedOn(), isForStately()]).toEqual([true, true]);
  open('/tours');
  expect([isSwitchedOn(), isForStately()]).toEqual([true, true]);
  switchOff();
  expect([isSwitchedOn(), isForStately()]).toEqual([false, false]);
});

test('the published site takes it for a request for its own inspector', () => {
  vi.stubEnv('DEV', false);
  open('/book?inspect=stately');
  expect([isSwitchedOn(), isForStately()]).toEqual([true, false]);
  open('/tours');
  expect([isInspectorNamed(), isSwitchedOn(), isForStately()]).toEqual([true, true, false]);
});

test('where site data is blocked it is on for the page that asks, and harms no other', () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('Blocked', 'SecurityError');
  });
  expect(isInspectorNamed()).toBe(false);
  open('/book?inspect');
  expect(isInspectorNamed()).toBe(true);
  expect(isSwitchedOn()).toBe(true);
  switchOff();
  expect(window.location.search).toBe('');
});
