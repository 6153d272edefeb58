import { beforeEach, expect, it, vi } from 'vitest';

import { joinTabs } from '#services/tab-channel.ts';
import { otherReference, reference } from '#tests/support/booking-draft.ts';

type Hear = (event: { data: unknown }) => void;

/** Tabs of one browser: what one channel says, every other one of its name hears at once. */
class Channel {
  static readonly open = new Set<Channel>();
  readonly name: string;
  hear?: Hear;

  constructor(name: string) {
    this.name = name;
    Channel.open.add(this);
  }
  addEventListener(type: string, hear: Hear) {
    if (type === 'message') this.hear = hear;
  }
  say(data: unknown) {
    if (!Channel.open.has(this)) throw new DOMException('closed', 'InvalidStateError');
    const others = [...Channel.open].filter((one) => one !== this && one.name === this.name);
    for (const { hear } of others) hear?.({ data });
  }
  postMessage(data: unknown) {
    this.say(data);
  }
  close() {
    Channel.open.delete(this);
  }
}

/** A tab, whose page can be left and come back, and what it was told. */
function openTab() {
  const page = new EventTarget();
  vi.stubGlobal('window', page);
  const heard: (string | number)[] = [];
  const tab = joinTabs({
    onTaken: () => heard.push('taken'),
    onVersion: (version) => heard.push(version),
  });
  const tell = (type: string) => page.dispatchEvent(new Event(type));
  return { ...tab, tell, look: () => heard.splice(0) };
}

beforeEach(() => {
  Channel.open.clear();
  vi.stubGlobal('BroadcastChannel', Channel);
});

const held = { reference, version: 1 };

/** Two tabs that hold the same request and know of each other. */
function openTwins() {
  const twins = [openTab(), openTab()] as const;
  for (const tab of twins) tab.hold(held);
  for (const tab of twins) tab.look();
  return twins;
}

it('tells only a tab with the same reference that the reference is taken', () => {
  const [first, stranger, copy] = [openTab(), openTab(), openTab()];
  first.hold(held);
  stranger.hold({ reference: otherReference, version: 1 });
  copy.hold(held);
  expect([first.look(), stranger.look(), copy.look()]).toEqual([[1], [], [1, 'taken']]);
});

it('tells every tab with the same request about a new version', () => {
  const [first, second] = openTwins();
  second.hold({ reference, version: 2 });
  expect([first.look(), second.look()]).toEqual([[2], []]);
});

it('sends nothing if nothing has changed or the request is gone', () => {
  const [first, second] = openTwins();
  second.hold({ ...held });
  second.hold(null);
  first.hold({ reference, version: 2 });
  expect([first.look(), second.look()]).toEqual([[], []]);
});

it('closes while the page is away, and claims its request again on return', () => {
  const [first, second] = [openTab(), openTab()];
  first.hold(held);
  second.tell('pagehide');
  expect(Channel.open.size).toBe(1);
  second.hold(held);
  expect(first.look()).toEqual([]);
  second.tell('pageshow');
  second.tell('pageshow');
  expect(Channel.open.size).toBe(2);
  expect([first.look(), second.look()]).toEqual([[1], [1, 'taken']]);
});

it('receives and sends nothing after it was closed', () => {
  const [first, second] = openTwins();
  second.leave();
  second.tell('pagehide');
  second.tell('pageshow');
  second.hold({ reference, version: 2 });
  expect(Channel.open.size).toBe(1);
  expect([first.look(), second.look()]).toEqual([[], []]);
});

it.each([
  null,
  { kind: 'opened', from: 'x', to: null, reference },
  { kind: 'other', from: 'x', to: null, reference, version: 7 },
  { kind: 'opened', from: 'x', to: null, reference: otherReference, version: 7 },
])('ignores the message %j', (data) => {
  const tab = openTab();
  tab.hold(held);
  new Channel('booking-request').say(data);
  expect(tab.look()).toEqual([]);
});

it('ignores a response to another tab', () => {
  const tab = openTab();
  tab.hold(held);
  const answer = { kind: 'taken', from: 'x', to: 'another', reference };
  new Channel('booking-request').say({ ...answer, version: 3 });
  new Channel('elsewhere').say({ ...answer, version: 4 });
  expect(tab.look()).toEqual([3]);
});

it('works in a browser without BroadcastChannel', () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  const tab = openTab();
  tab.hold(held);
  tab.leave();
  expect(tab.look()).toEqual([]);
});
