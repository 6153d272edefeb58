import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

import { Builder, Key, type WebElement } from 'selenium-webdriver';

import { freePort } from '#tools/local/ports.ts';
import { ensureDebian } from '#tools/setup/apt.mjs';
import { startServer } from './start-server.ts';
import type { Tab } from './tab.ts';

const driverProgram = '/usr/bin/WebKitWebDriver';
const screenProgram = '/usr/bin/xvfb-run';
const browserProgram = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

/** The browser's home folder, which contains its profile and its style sheet. */
const folder = resolve(import.meta.dirname, '../../build/webkit');

/** Without margins, the browser's toolbar can be as narrow as a phone. */
const narrowBar = '* { padding: 0; margin: 0; min-width: 0; min-height: 0; border-width: 0; }\n';

const keys = {
  Tab: Key.TAB,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  ArrowLeft: Key.ARROW_LEFT,
} as const;

/** Starts Debian's WebKitGTK with its small browser on a virtual screen. Selenium controls it. */
export async function startWebKit(): Promise<Tab> {
  ensureDebian(
    [driverProgram, screenProgram, browserProgram, '/usr/bin/xauth'],
    ['webkit2gtk-driver', 'xvfb', 'xauth'],
  );
  await rm(folder, { recursive: true, force: true });
  await mkdir(join(folder, 'gtk-3.0'), { recursive: true });
  await writeFile(join(folder, 'gtk-3.0', 'gtk.css'), narrowBar);
  const port = await freePort(18_890);
  const url = `http://127.0.0.1:${port}`;
  const driverCommand = ['env', 'GDK_BACKEND=x11', driverProgram, `--port=${port}`];
  const args = ['-a', '-s', '-screen 0 1600x1200x24', ...driverCommand];
  const close = await startServer({ command: screenProgram, args, folder, url });
  const driver = await new Builder()
    .usingServer(url)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: browserProgram, args: ['--automation'] },
    })
    .build();
  const run = (expression: string) => driver.executeScript<unknown>(`return ${expression}`);
  const send = (text: string) => driver.actions().sendKeys(text).perform();
  return {
    goto: (address) => driver.get(address),
    resize: async (width, height) => {
      await driver.manage().window().setRect({ x: 0, y: 0, width, height });
    },
    evaluate: run,
    click: async (expression) => ((await run(expression)) as WebElement).click(),
    type: send,
    press: (key) => send(keys[key]),
    close: () => driver.quit().finally(close),
  };
}
