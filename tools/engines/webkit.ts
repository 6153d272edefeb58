import { mkdir, open, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { Builder } from 'selenium-webdriver';

import { startServer, startUntilReady } from '../setup/child.ts';
import { ensureDebian, versionOf } from '../setup/debian.ts';
import { freePort } from '../setup/ports.ts';
import { workDir } from '../setup/work-dir.ts';

import type { Engine } from './engine.ts';
import { webDriverTab } from './webdriver-tab.ts';

const programs = { driver: '/usr/bin/WebKitWebDriver', screen: '/usr/bin/Xvfb' } as const;
const browser = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

/** Without its margins the browser's own bar is no wider than a phone. */
const narrowBar = '* { padding: 0; margin: 0; min-width: 0; min-height: 0; border-width: 0; }\n';

const LONGEST_START_MS = 30_000;

const screenNumber = /^\d+$/m;

/** Reads on in what the browser writes of its console. */
async function consoleReader(file: string) {
  const handle = await open(file, 'r');
  let rest = '';
  return {
    read: async () => {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(1_000_000));
      const lines = (rest + buffer.toString('utf8', 0, bytesRead)).split('\n');
      rest = lines.pop() ?? '';
      return lines.filter((line) => /CONSOLE (?:\w+ )?(?:ERROR|WARN)/.test(line));
    },
    close: () => handle.close(),
  };
}

interface Start {
  readonly folder: string;
  readonly wrapper: string;
  readonly env: Readonly<Record<string, string>>;
}

/**
 * A browser with a driver of its own.
 * @throws if it is not there in time
 */
async function startBrowser({ folder, wrapper, env }: Start) {
  const port = await freePort(18_890);
  const end = await startServer({
    command: programs.driver,
    args: ['--host=127.0.0.1', `--port=${port}`],
    cwd: folder,
    env,
    port,
  });
  const building = new Builder()
    .disableEnvironmentOverrides()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': {
        binary: wrapper,
        args: ['--automation', '--enable-write-console-messages-to-stdout=true'],
      },
    })
    .build();
  const tooLate = wait(LONGEST_START_MS, undefined, { ref: false }).then(() => {
    throw new Error('WebKit’s browser did not start');
  });
  try {
    return { driver: await Promise.race([building, tooLate]), end };
  } catch (error) {
    await end();
    throw error;
  }
}

/** Debian's WebKitGTK with its small browser, on a screen of its own that nobody sees. */
export async function startWebKit(log: (line: string) => void): Promise<Engine> {
  ensureDebian(log, [...Object.values(programs), browser], ['webkit2gtk-driver', 'xvfb']);
  const { folder, remove } = await workDir('webkit');
  const closers = [remove];
  const close = async () => {
    // oxlint-disable-next-line no-await-in-loop -- the last one started ends first
    for (const closeOne of closers.toReversed()) await closeOne();
  };
  try {
    const consoleFile = join(folder, 'console');
    const wrapper = join(folder, 'browser');
    await mkdir(join(folder, 'gtk-3.0'));
    await writeFile(join(folder, 'gtk-3.0', 'gtk.css'), narrowBar);
    await writeFile(consoleFile, '');
    // The driver throws away what its browser says.
    await writeFile(wrapper, `#!/bin/sh\nexec ${browser} "$@" 2>>${consoleFile}\n`, {
      mode: 0o755,
    });
    const screen = await startUntilReady(
      {
        command: programs.screen,
        // It takes a number that is free, and says which.
        args: ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
        cwd: folder,
      },
      (output) => screenNumber.test(output),
    );
    closers.push(screen.close);
    const [number] = screenNumber.exec(screen.output()) ?? [];
    const env = {
      DISPLAY: `:${number}`,
      GDK_BACKEND: 'x11',
      HOME: folder,
      XDG_CONFIG_HOME: folder,
    };
    const start = () => startBrowser({ folder, wrapper, env });
    const version = versionOf('dpkg-query', ['-W', '-f', '${Version}', 'webkit2gtk-driver']);
    return {
      name: 'WebKit',
      program: `WebKitGTK ${version} (MiniBrowser), Selenium over WebDriver`,
      lacks: { finger: 'its driver hands a finger on as a mouse' },
      visit: async () => {
        // Now and then the browser ends while it starts, and its driver waits for it for ever.
        const { driver, end } = await start().catch(start);
        const { read, close: closeReader } = await consoleReader(consoleFile);
        await read();
        return webDriverTab(driver, read, async () => {
          await driver.quit();
          await end();
          await closeReader();
        });
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
