import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { expect } from '@playwright/test';

import type { Tab } from './tab.ts';

/** Finds by role and name, as the tests do; put into each page anew. */
const library = readFileSync(
  createRequire(import.meta.url).resolve(
    '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
);

/** An expression that gives the first element with this role and name. */
const first = (role: string, name: RegExp) =>
  `TestingLibraryDom.queryAllByRole(document.body, '${role}', { name: ${String(name)} })[0]`;

/** One who reads and acts, in whatever browser, and waits for what is to be seen. */
export class Visitor {
  readonly tab: Tab;
  readonly siteUrl: string;

  constructor(tab: Tab, siteUrl: string) {
    this.tab = tab;
    this.siteUrl = siteUrl;
  }

  /** Opens a page of the site and waits until the app has taken it over. */
  async open(path: string) {
    await this.tab.goto(this.siteUrl + path);
    await this.until("'hydrated' in document.documentElement.dataset");
  }

  /** Looks again until the expression is true; between one page and the next there is nothing to look at. */
  async until(expression: string) {
    await expect(async () => {
      expect(await this.look(`Boolean(${expression})`), expression).toBe(true);
    }).toPass({ timeout: 20_000, intervals: [50] });
  }

  sees(role: string, name: RegExp, also = 'true') {
    return this.until(`${first(role, name)} && ${also}`);
  }

  seesNo(role: string, name: RegExp) {
    return this.until(`!${first(role, name)}`);
  }

  async click(role: string, name: RegExp) {
    await this.sees(role, name);
    await this.tab.click(first(role, name));
  }

  hasFocusOn(role: string, name: RegExp) {
    return this.until(`document.activeElement === ${first(role, name)}`);
  }

  /** Goes there with the Tab key alone, and enters this. @throws if it is never reached */
  async enter(role: string, name: RegExp, text = '') {
    for (let step = 0; step < 80; step += 1) {
      await this.tab.press('Tab');
      if (await this.look(`document.activeElement === ${first(role, name)}`)) {
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
