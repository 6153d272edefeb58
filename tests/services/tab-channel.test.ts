import { beforeEach, expect, it, vi } from 'vitest';

import { syncTabs } from '#services/tab-channel.ts';
import { otherReference, reference } from '#tests/support/booking-draft.ts';

type Listener = (event: { data: unknown }) => void;

/** A fake BroadcastChannel. All other open channels with the same name receive a message at once. */
class Channel {
  static readonly open = new Set<Channel>();
  readonly name: string;
  listener?: Listener;

  constructor(name: string) {
    this.name = name;
    Channel.open.add(this);
  }
  addEventListener(type: string, listener: Listener) {
    if (type === 'message') this.listener = listener;
  }
  broadcast(data: unknown) {
    if (!Channel.open.has(this)) throw new DOMException('closed', 'InvalidStateError');
    const others = [...Channel.open].filter((one) => one !== this && one.name === this.name);
    for (const { listener } of others) listener?.({ data });
  }
  postMessage(data: unknown) {
    this.broadcast(data);
  }
  close() {
    Channel.open.delete(this);
  }
}

/** Opens a tab. Its function `look` returns the reports since the previous call. */
function openTab() {
  const page = new EventTarget();
  vi.stubGlobal('window', page);
  const reports: (string | number)[] = [];
  const tab = syncTabs({
    onConflict: () => reports.push('conflict'),
    onVersion: (version) => reports.push(version),
  });
  const tell = (type: string) => page.dispatchEvent(new Event(type));
  return { ...tab, tell, look: () => reports.splice(0) };
}

beforeEach(() => {
  Channel.open.clear();
  vi.stubGlobal('BroadcastChannel', Channel);
});

const request = { reference, version: 1 };

/** Opens two tabs that have the same request and know about each other. */
function openTwins() {
  const twins = [openTab(), openTab()] as const;
  for (const tab of twins) tab.claim(request);
  for (const tab of twins) tab.look();
  return twins;
}

it('only a second tab with the same reference gets a conflict', () => {
  const [first, stranger, copy] = [openTab(), openTab(), openTab()];
  first.claim(request);
  stranger.claim({ reference: otherReference, version: 1 });
  copy.claim(request);
  expect([first.look(), stranger.look(), copy.look()]).toEqual([[1], [], [1, 'conflict']]);
});

it('a tab learns about a new version of the same request in another tab', () => {
  const [first, second] = openTwins();
  second.claim({ reference, version: 2 });
  expect([first.look(), second.look()]).toEqual([[2], []]);
});

it('the tab channel sends nothing for an unchanged or removed request', () => {
  const [first, second] = openTwins();
  second.claim({ ...request });
  second.claim(null);
  first.claim({ reference, version: 2 });
  expect([first.look(), second.look()]).toEqual([[], []]);
});

it('the tab channel claims its request again when a hidden page returns', () => {
  const [first, second] = [openTab(), openTab()];
  first.claim(request);
  second.tell('pagehide');
  expect(Channel.open.size).toBe(1);
  second.claim(request);
  expect(first.look()).toEqual([]);
  second.tell('pageshow');
  second.tell('pageshow');
  expect(Channel.open.size).toBe(2);
  expect([first.look(), second.look()]).toEqual([[1], [1, 'conflict']]);
});

it('a closed tab channel receives and sends nothing', () => {
  const [first, second] = openTwins();
  second.close();
  second.tell('pagehide');
  second.tell('pageshow');
  second.claim({ reference, version: 2 });
  expect(Channel.open.size).toBe(1);
  expect([first.look(), second.look()]).toEqual([[], []]);
});

it.each([
  null,
  { kind: 'opened', from: 'x', to: null, reference },
  { kind: 'other', from: 'x', to: null, reference, version: 7 },
  { kind: 'opened', from: 'x', to: null, reference: otherReference, version: 7 },
])('the tab channel ignores the message %j', (data) => {
  const tab = openTab();
  tab.claim(request);
  new Channel('booking-request').broadcast(data);
  expect(tab.look()).toEqual([]);
});

it('the tab channel reports no conflict for a reply to another tab', () => {
  const tab = openTab();
  tab.claim(request);
  const reply = { kind: 'taken', from: 'x', to: 'another', reference };
  new Channel('booking-request').broadcast({ ...reply, version: 3 });
  new Channel('elsewhere').broadcast({ ...reply, version: 4 });
  expect(tab.look()).toEqual([3]);
});

it('the tab channel does nothing in a browser without BroadcastChannel', () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  const tab = openTab();
  tab.claim(request);
  tab.close();
  expect(tab.look()).toEqual([]);
});
