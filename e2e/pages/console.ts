import type { BrowserContext } from '@playwright/test';

/** What Playwright itself writes where its configuration keeps the offline worker out. */
const BLOCKED_WORKER = 'Service Worker registration blocked by Playwright';

/** Reports what a visitor's console would show in red or yellow, security policy violations among it. */
export function watchConsole(context: BrowserContext, report: (line: string) => void) {
  context.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    if (message.text() === BLOCKED_WORKER) return;
    report(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => report(`uncaught: ${error.error().message}`));
}
