import { type ElementHandle, launch } from 'puppeteer-core';

import { ensureDebian } from '#tools/setup/apt.mjs';
import type { Tab } from './tab.ts';

const program = '/usr/bin/firefox-esr';

/** Starts Debian's Firefox. Puppeteer controls it over WebDriver BiDi. */
export async function startFirefox(): Promise<Tab> {
  ensureDebian([program], ['firefox-esr']);
  const browser = await launch({ browser: 'firefox', executablePath: program });
  const page = await browser.newPage();
  return {
    goto: async (url) => void (await page.goto(url)),
    // Puppeteer also sets the screen orientation, which Firefox rejects. The error is ignored, because the checks
    // verify the width.
    resize: (width, height) => page.setViewport({ width, height }).catch(() => {}),
    evaluate: (expression) => page.evaluate(expression),
    click: async (expression) => ((await page.evaluateHandle(expression)) as ElementHandle).click(),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    close: () => browser.close(),
  };
}
