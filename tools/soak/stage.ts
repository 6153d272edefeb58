import type { RequestListener } from 'node:http';

import { type Browser, chromium } from '@playwright/test';

import { type MailDesk, startMailDesk } from '../mail-desk/mail-desk.ts';
import { openSite } from '../serve/serve.ts';
import { quietBrowser } from '../setup/browser.mjs';
import type { Arrived } from './account.ts';

/** A site, a mail desk and a browser of their own, so that what one visitor meets is met by nobody else. */
export interface Stage {
  readonly url: string;
  readonly desk: MailDesk;
  readonly browser: Browser;
  /** Shows the first release again. */
  readonly rewind: () => void;
  /** Puts the next release in the place of the one before, if there is one. @returns its number */
  readonly release: () => number | null;
  /** The mails that came since the last time, oldest first. */
  readonly takeMails: () => readonly Arrived[];
  readonly close: () => Promise<void>;
}

const lineOf = (text: string, pattern: RegExp) => pattern.exec(text)?.[1]?.trim() ?? null;

/**
 * Opens a stage on free ports; the releases are served one after the other at the same address.
 * @param showsPictures without them a visit takes a third less time
 */
export async function openStage(
  releases: readonly RequestListener[],
  executablePath: string,
  showsPictures: boolean,
): Promise<Stage> {
  const closers: (() => Promise<unknown>)[] = [];
  const close = async () => {
    await Promise.all(closers.map((closeOne) => closeOne()));
  };
  try {
    const desk = await startMailDesk({ rateLimitMs: 0 });
    closers.push(() => desk.close());
    const site = await openSite(0);
    closers.push(() => site.close());
    const browser = await chromium.launch({
      executablePath,
      args: [
        ...quietBrowser,
        ...(showsPictures ? [] : ['--blink-settings=imagesEnabled=false']),
        `--host-resolver-rules=MAP mail-desk.test:80 127.0.0.1:${desk.servicePort}`,
      ],
    });
    closers.push(() => browser.close());
    let shown = 0;
    const show = (index: number) => {
      const listener = releases[index];
      if (!listener) return null;
      shown = index;
      site.show(listener);
      return index + 1;
    };
    show(0);
    return {
      url: site.url,
      desk,
      browser,
      rewind: () => void show(0),
      release: () => show(shown + 1),
      takeMails: () => {
        const mails = desk.mails().toReversed();
        desk.clear();
        return mails.map(({ replyTo, text }) => ({
          email: replyTo.join(),
          reference: lineOf(text, /^BOOKING REQUEST (.*)$/m) ?? '',
          replaces: lineOf(text, /^REPLACES ([^,]*),/m)?.split(' or ') ?? [],
          pickup: lineOf(text, /^Pickup: (.*)$/m) ?? '',
        }));
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
