import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { expect } from '@playwright/test';

import type { Tab } from './tab.ts';

/** Testing Library finds elements by role and name. It is evaluated in each page. */
const library = readFileSync(
  createRequire(import.meta.url).resolve(
    '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
);

/** Returns a JavaScript expression for the first element with this role and name. */
const findFirst = (role: string, name: RegExp) =>
  `TestingLibraryDom.queryAllByRole(document.body, '${role}', { name: ${String(name)} })[0]`;

/** Runs in the page. Scrolls the element into view. @returns whether a pointer reaches its center */
function isReachable(element: Element) {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}

/** Uses a page as a visitor does, in any browser. Each action waits until its result is visible. */
export class Visitor {
  readonly tab: Tab;
  readonly siteUrl: string;

  constructor(tab: Tab, siteUrl: string) {
    this.tab = tab;
    this.siteUrl = siteUrl;
  }

  /** Opens a page and waits until the app has hydrated it. */
  async open(path: string) {
    await this.tab.goto(this.siteUrl + path);
    await this.until("'hydrated' in document.documentElement.dataset");
  }

  /** Repeats until the expression is true. During a navigation, evaluating the expression fails. */
  async until(expression: string) {
    await expect(async () => {
      expect(await this.look(`Boolean(${expression})`), expression).toBe(true);
    }).toPass({ timeout: 20_000, intervals: [50] });
  }

  sees(role: string, name: RegExp, also = 'true') {
    return this.until(`${findFirst(role, name)} && ${also}`);
  }

  seesNo(role: string, name: RegExp) {
    return this.until(`!${findFirst(role, name)}`);
  }

  /** Clicks the element when nothing covers its center, such as a page transition. */
  async click(role: string, name: RegExp) {
    await this.sees(role, name);
    await this.until(`(${isReachable.toString()})(${findFirst(role, name)})`);
    await this.tab.click(findFirst(role, name));
  }

  hasFocusOn(role: string, name: RegExp) {
    return this.until(`document.activeElement === ${findFirst(role, name)}`);
  }

  /**
   * Moves the focus to the control with the Tab key alone, and types the text or presses Enter. @throws if Tab never
   * reaches the control
   */
  async enter(role: string, name: RegExp, text = '') {
    for (let step = 0; step < 80; step += 1) {
      await this.tab.press('Tab');
      if (await this.look(`document.activeElement === ${findFirst(role, name)}`)) {
        await (text ? this.tab.type(text) : this.tab.press('Enter'));
        return;
      }
    }
    throw new Error(`Tab does not reach ${role} ${String(name)}`);
  }

  private async look(expression: string) {
    const { tab } = this;
    if (!(await tab.evaluate('Boolean(window.TestingLibraryDom)'))) await tab.evaluate(library);
    return tab.evaluate(expression);
  }
}
