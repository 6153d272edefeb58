import type { Page } from '@playwright/test';

import type { Closure } from '#domain/notices.ts';

/** Something that waits until it is let go. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

const NOTICES = '**/notices.json';

/** The staff's file on the host, as the page gets it at its next look. */
export async function noticesHost(page: Page) {
  let closedDays: readonly Closure[] = [];
  let held = gate();
  held.open();
  await page.route(NOTICES, async (route) => {
    await held.opened;
    await route.fulfill({ json: { closedDays } });
  });
  const comeBack = () => page.evaluate(() => window.dispatchEvent(new Event('focus')));
  return {
    setClosedDays: (days: readonly Closure[]) => {
      closedDays = days;
    },
    /** The visitor comes back to the window, and the page looks. */
    look: async () => {
      const answered = page.waitForResponse(NOTICES);
      await comeBack();
      await answered;
    },
    /** The page looks now, and has its answer when what this gives is called. */
    lookSlowly: async () => {
      held = gate();
      const asked = page.waitForRequest(NOTICES);
      await comeBack();
      await asked;
      return async () => {
        const answered = page.waitForResponse(NOTICES);
        held.open();
        await answered;
      };
    },
  };
}

const MAIL_SERVICE = 'http://mail-desk.test/**';

/** The way to the mail service, on which each request waits until its answer is let through. */
export async function mailGate(page: Page) {
  let waiting = gate();
  let refuses = false;
  let requests = 0;
  await page.route(MAIL_SERVICE, async (route) => {
    requests += 1;
    const { opened } = waiting;
    await opened;
    const headers = { 'access-control-allow-origin': '*' };
    if (refuses) await route.fulfill({ status: 500, headers, body: 'Out of order' });
    else await route.continue();
  });
  return {
    requests: () => requests,
    answer: async (how: 'sends' | 'refuses') => {
      refuses = how === 'refuses';
      const answered = page.waitForResponse(MAIL_SERVICE);
      waiting.open();
      waiting = gate();
      await answered;
    },
  };
}

/** Another tab of the same browser, of which this page learns over the channel that both share. */
export const otherTab = (page: Page) => ({
  /** Says that it gives out a version of the request that this page holds. */
  takesVersion: (version: number) =>
    page.evaluate((taken) => {
      const reference = JSON.parse(sessionStorage.getItem('booking-draft') ?? '{}').reference ?? '';
      const channel = new BroadcastChannel('booking-request');
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origins
      channel.postMessage({ kind: 'version', from: 'other', to: null, reference, version: taken });
      channel.close();
    }, version),
  /** Holds the same request as this page, and says so when this page comes back from elsewhere. */
  holdsTheSame: () =>
    page.evaluate(async () => {
      const reference = JSON.parse(sessionStorage.getItem('booking-draft') ?? '{}').reference ?? '';
      const channel = new BroadcastChannel('booking-request');
      const answered = new Promise<void>((resolve) => {
        channel.addEventListener('message', ({ data }: MessageEvent) => {
          if (data.kind !== 'opened') return;
          const answer = { kind: 'taken', from: 'other', to: data.from, reference, version: 1 };
          // oxlint-disable-next-line unicorn/require-post-message-target-origin -- as above
          channel.postMessage(answer);
          resolve();
        });
      });
      window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      if (reference) await answered;
      // Messages of one channel come in order: this page has read the answer before it reads this one.
      await new Promise((resolve) => setTimeout(resolve));
      channel.close();
    }),
});
