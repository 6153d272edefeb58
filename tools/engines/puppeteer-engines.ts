import { existsSync } from 'node:fs';

import { type Browser, launch } from 'puppeteer-core';

import { ensureBrowser, quietBrowser } from '../setup/browser.mjs';
import { ensureDebian } from '../setup/debian.ts';

import type { Engine, EngineName } from './engine.ts';
import { puppeteerTab } from './puppeteer-tab.ts';

type Log = (line: string) => void;

async function engineOf(name: EngineName, driver: string, browser: Browser): Promise<Engine> {
  return {
    name,
    program: `${(await browser.version()).replace('/', ' ')}, ${driver}`,
    lacks: {},
    visit: async () => {
      const context = await browser.createBrowserContext();
      return puppeteerTab(await context.newPage(), () => context.close());
    },
    close: () => browser.close(),
  };
}

/** The Chromium that the tests use. */
export async function startChromium(log: Log): Promise<Engine> {
  const browser = await launch({
    browser: 'chrome',
    executablePath: await ensureBrowser(log),
    args: [...quietBrowser],
  });
  return engineOf('Chromium', "Puppeteer over Chromium's own protocol", browser);
}

const firefox = '/usr/bin/firefox-esr';

/** Debian's Firefox, or the one that `FIREFOX_PATH` names. */
export async function startFirefox(log: Log): Promise<Engine> {
  const chosen = process.env['FIREFOX_PATH'];
  if (chosen && !existsSync(chosen)) {
    throw new Error(`FIREFOX_PATH is ${chosen}, but there is no such file.`);
  }
  if (!chosen) ensureDebian(log, [firefox], ['firefox-esr']);
  const browser = await launch({
    browser: 'firefox',
    executablePath: chosen ?? firefox,
  });
  return engineOf('Firefox', 'Puppeteer over WebDriver BiDi', browser);
}
