import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

import { canInstall, installWithApt } from './apt.mjs';

/** The names of the browser commands. The first one is the fastest, because its browser has no windows. */
const commands = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];

/** Options that run Chromium without a window and prevent the requests that Chromium makes on its own. */
export const quietBrowser = /** @type {const} */ ([
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // The first two features make a visible browser load extra pages for its address bar. The others are from
  // Playwright's own list, which this option replaces.
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,HttpsUpgrades,PaintHolding,OptimizationHints,PreconnectToSearch',
]);

/** The names of Debian's packages. Older releases of Debian have only the full browser. */
const packages = ['chromium-headless-shell', 'chromium'];

const wellKnownPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  join(process.env['PROGRAMFILES'] ?? 'C:\\Program Files', 'Google/Chrome/Application/chrome.exe'),
];

/**
 * Finds a Chromium or Chrome for the tests: the program in `CHROMIUM_PATH`, an installed browser, or Playwright's own
 * browser.
 * @returns {Promise<string | undefined>} the path of the program
 * @throws {Error} if `CHROMIUM_PATH` is not the path of a file
 */
export async function findBrowser() {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen) {
    if (existsSync(chosen)) return chosen;
    throw new Error(`CHROMIUM_PATH is ${chosen}, but there is no such file.`);
  }
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  const installed = commands.flatMap((command) => folders.map((folder) => join(folder, command)));
  const { chromium } = await import('@playwright/test');
  return [...installed, ...wellKnownPlaces, chromium.executablePath()].find((file) =>
    existsSync(file),
  );
}

/**
 * Finds a browser. If there is none, it installs Debian's Chromium with an announcement, if this user can.
 * @throws {Error} with the package to install
 */
export async function ensureBrowser() {
  let browser = await findBrowser();
  if (!browser && canInstall()) {
    console.log(
      [
        'No Chromium or Chrome was found, so Debian’s is installed now with apt-get (about 300 MB).',
        'To use another browser instead, press Ctrl+C and set CHROMIUM_PATH to its program.',
      ].join('\n'),
    );
  }
  for (const name of packages) {
    if (browser) return browser;
    installWithApt([name, 'fonts-liberation']);
    // oxlint-disable-next-line no-await-in-loop -- the second package is needed only if the first one is unknown
    browser = await findBrowser();
  }
  if (browser) return browser;
  throw new Error(
    'No Chromium or Chrome was found. Install one of them, or run "npx playwright install chromium", or set CHROMIUM_PATH to one.',
  );
}
