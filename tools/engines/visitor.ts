import { setTimeout as wait } from 'node:timers/promises';

import { ask, type Key, type Kind, type Point, type Tab, type Target } from './engine.ts';

/** What stands at a place of the page. */
interface State {
  readonly name: string;
  readonly text: string;
  readonly value: string;
  readonly expanded: boolean;
  readonly pressed: boolean;
  readonly selected: boolean;
  readonly busy: boolean;
  readonly focused: boolean;
  readonly enabled: boolean;
  readonly box: string;
}

const patience = 20_000;

const wordsOf = ({ kind, name }: Target) =>
  `${kind} ${name instanceof RegExp ? String(name) : `“${name}”`}`;

/** One who reads and acts, in whatever browser, and waits for what is to be seen. */
export class Visitor {
  readonly tab: Tab;
  readonly siteUrl: string;

  constructor(tab: Tab, siteUrl: string) {
    this.tab = tab;
    this.siteUrl = siteUrl;
  }

  open(path: string) {
    return this.tab.goto(new URL(path, this.siteUrl).href);
  }

  /** Looks again until it is so. @throws that says what was waited for */
  async until(what: string, look: () => Promise<boolean>, limit = patience) {
    const started = performance.now();
    let obstacle = '';
    for (;;) {
      try {
        // oxlint-disable-next-line no-await-in-loop -- looks again
        if (await look()) return;
        obstacle = '';
      } catch (error) {
        // Between one page and the next there is nothing to look at.
        obstacle = ` (${error instanceof Error ? error.message : String(error)})`;
      }
      if (performance.now() - started > limit) throw new Error(`did not come: ${what}${obstacle}`);
      // oxlint-disable-next-line no-await-in-loop -- looks again
      await wait(50);
    }
  }

  async state(kind: Kind, name: string | RegExp) {
    return (await this.tab.evaluate(ask('state', kind, name))) as State | null;
  }

  /** Waits until it is there and, if it is asked for, as it should be. */
  sees(kind: Kind, name: string | RegExp, is: (state: State) => boolean = () => true) {
    return this.until(
      `${wordsOf({ kind, name })}${is.length > 0 ? ` with ${is.toString()}` : ''}`,
      async () => {
        const state = await this.state(kind, name);
        return state !== null && is(state);
      },
    );
  }

  misses(kind: Kind, name: string | RegExp) {
    return this.until(
      `no ${wordsOf({ kind, name })}`,
      async () => (await this.state(kind, name)) === null,
    );
  }

  async text() {
    return String(await this.tab.evaluate(ask('text')));
  }

  reads(text: RegExp, limit?: number) {
    return this.until(`text ${String(text)}`, async () => text.test(await this.text()), limit);
  }

  readsNoMore(text: RegExp) {
    return this.until(`no text ${String(text)}`, async () => !text.test(await this.text()));
  }

  async address() {
    return String(await this.tab.evaluate(ask('address')));
  }

  isAt(address: string) {
    return this.until(`address ${address}`, async () => (await this.address()) === address);
  }

  /** Waits until it stands still on the screen, and clicks it. */
  async click(kind: Kind, name: string | RegExp) {
    await this.standsStill(kind, name);
    await this.tab.clickOn(ask('find', kind, name));
  }

  async choose(name: string, option: string) {
    await this.standsStill('field', name);
    await this.tab.choose(ask('find', 'field', name), option);
  }

  private async standsStill(kind: Kind, name: string | RegExp) {
    let before = '';
    await this.until(`${wordsOf({ kind, name })} to use`, async () => {
      await this.tab.evaluate(ask('bringIntoView', kind, name));
      const state = await this.state(kind, name);
      const isStill = state !== null && state.enabled && state.box === before;
      before = state?.box ?? '';
      return isStill;
    });
  }

  type(text: string) {
    return this.tab.type(text);
  }

  press(key: Key) {
    return this.tab.press(key);
  }

  async focus() {
    return (await this.tab.evaluate(ask('focus'))) as State | null;
  }

  hasFocusOn(name: string | RegExp) {
    return this.until(`focus on ${String(name)}`, async () => {
      const found = (await this.focus())?.name ?? '';
      return typeof name === 'string' ? found === name : name.test(found);
    });
  }

  /** Goes there with the Tab key alone. @throws if it is never reached */
  async tabTo(name: string | RegExp) {
    const names: string[] = [];
    for (let step = 0; step < 80; step += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one key after the other
      await this.press('Tab');
      // oxlint-disable-next-line no-await-in-loop -- as above
      const found = (await this.focus())?.name ?? '';
      names.push(found.slice(0, 30));
      if (typeof name === 'string' ? found === name : name.test(found)) return;
    }
    throw new Error(`Tab does not reach ${String(name)}: ${names.slice(-10).join(' | ')}`);
  }

  async swipe(from: Point, to: Point) {
    if (!this.tab.swipe) throw new Error('no finger');
    await this.tab.swipe(from, to);
  }

  /** Waits until the page has come, with all that it fetches by itself. */
  async comesToRest() {
    let before = '';
    let since = performance.now();
    await this.until('a page at rest', async () => {
      const loaded = String(await this.tab.evaluate(ask('loaded')));
      if (loaded !== before) since = performance.now();
      before = loaded;
      return loaded.startsWith('complete') && performance.now() - since > 700;
    });
  }

  /** Reads the page from top to bottom. @returns what is wrong with how it stands */
  async readsThrough(): Promise<string[]> {
    do {
      // oxlint-disable-next-line no-await-in-loop -- one screen after the other
      await this.picturesCome();
      // oxlint-disable-next-line no-await-in-loop -- as above
    } while ((await this.tab.evaluate(ask('scrollOn'))) !== true);
    await this.picturesCome();
    return (await this.tab.evaluate(ask('faults'))) as string[];
  }

  private async picturesCome() {
    let toCome: string[] = [];
    try {
      await this.until('the pictures on the screen', async () => {
        toCome = (await this.tab.evaluate(ask('picturesToCome'))) as string[];
        return toCome.length === 0;
      });
    } catch (error) {
      throw new Error(`pictures that do not come: ${toCome.join(', ')}`, { cause: error });
    }
  }
}
