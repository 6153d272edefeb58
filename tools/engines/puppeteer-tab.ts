import type { ElementHandle, Page } from 'puppeteer-core';

import type { Tab } from './engine.ts';

const seen: ReadonlySet<string> = new Set(['error', 'warn', 'assert']);

/** Listens from the first page on. */
function listen(page: Page) {
  let heard: string[] = [];
  page.on('console', (message) => {
    if (!seen.has(message.type())) return;
    const { url } = message.location();
    heard.push(`console ${message.type()}: ${message.text()}${url ? ` (${url})` : ''}`);
  });
  page.on('pageerror', (error) => {
    heard.push(`error: ${error instanceof Error ? error.message : String(error)}`);
  });
  return () => {
    const messages = heard;
    heard = [];
    return messages;
  };
}

/** Puppeteer turns the screen too, which Firefox before 2026 cannot; the size is set by then. */
function unlessOrientation(error: unknown) {
  if (!String(error).includes('setScreenOrientationOverride')) throw error;
}

/** A tab that Puppeteer drives, in Chromium over its own protocol, in Firefox over WebDriver BiDi. */
export function puppeteerTab(page: Page, close: () => Promise<void>): Tab {
  const messages = listen(page);
  const elementOf = async (expression: string) => {
    const handle = await page.evaluateHandle(expression);
    const element = handle.asElement();
    if (!element) throw new Error('gone before it could be used');
    return element as ElementHandle;
  };
  return {
    goto: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    // Puppeteer would wait for a load, and Firefox reports none where only the fragment changes.
    back: () => page.evaluate(() => window.history.back()),
    evaluate: (expression) => page.evaluate(expression),
    clickOn: async (expression) => (await elementOf(expression)).click(),
    choose: async (expression, option) => {
      const element = await elementOf(expression);
      const value = await element.evaluate(
        (select, label) =>
          [...(select as HTMLSelectElement).options].find(({ text }) => text === label)?.value,
        option,
      );
      if (value === undefined) throw new Error(`no option ${option}`);
      await element.select(value);
    },
    type: (text) => page.keyboard.type(text),
    // Firefox knows the space bar by its character alone.
    press: (key) => page.keyboard.press(key === 'Space' ? ' ' : key),
    swipe: async (from, to) => {
      const touch = await page.touchscreen.touchStart(from.x, from.y);
      await touch.move((from.x + to.x) / 2, (from.y + to.y) / 2);
      await touch.move(to.x, to.y);
      await touch.end();
    },
    resize: (width, height) => page.setViewport({ width, height }).catch(unlessOrientation),
    messages: async () => messages(),
    close,
  };
}
