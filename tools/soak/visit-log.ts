import type { BrowserContext } from '@playwright/test';

import { watchConsole } from '../../e2e/pages/console.ts';
import type { Told, VisitRecord } from './account.ts';

/** What a console may hold of a network that fails, and of a request that did. */
const networkFailures = [
  /Booking request: /,
  /Failed to load resource/,
  /blocked by CORS policy/,
  /ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED/,
  /Failed to fetch/,
];
/** What the browser says, at its leisure, of looking for a newer offline worker while there was no connection. */
const lateFailures = /unknown error occurred when fetching the script/;
/** Whoever fills in the form as fast as a program does is held back once. */
const haste = /held back: looked automated/;
/** What it may hold once the files of the page's own release are gone. */
const goneFiles = /Failed to load resource: the server responded with a status of 404/;

/** By which the mails of a visitor are known. */
export const emailOf = (visitor: number) => `visitor-${visitor}@soak.example`;

/** What a browser that shows no pictures says of those that are fetched early. */
const noPictures =
  /is not used because image loading is disabled|\/images\/\S+ was preloaded using link preload but not used/;

/** Takes notes of one visit. */
export function visitLog(visitor: number, context: BrowserContext) {
  const email = emailOf(visitor);
  const told: Told[] = [];
  const steps: string[] = [];
  const problems: string[] = [];
  let requests = 1;
  let faults = 0;
  let hasFailed = false;
  let isOld = false;

  watchConsole(context, (line) => {
    const isExpected =
      noPictures.test(line) ||
      haste.test(line) ||
      (faults > 0 && networkFailures.some((pattern) => pattern.test(line))) ||
      (hasFailed && lateFailures.test(line)) ||
      (isOld && goneFiles.test(line));
    if (!isExpected) problems.push(`in the console after step ${steps.length}: ${line}`);
  });

  return {
    told: told as readonly Told[],
    step: (text: string) => void steps.push(text),
    tell: (news: Told) => {
      told.push(news);
      steps.push(`is told: ${news.says} (${news.reference})`);
    },
    /** The visitor means to send one request more. */
    addRequest: () => {
      requests += 1;
    },
    problem: (what: string) => void problems.push(`after step ${steps.length}: ${what}`),
    /** From here on the files of the pages that are open are no longer on the host. */
    grewOld: () => {
      isOld = true;
    },
    /** While this goes on, the network fails on purpose. */
    async whileFailing<T>(work: () => Promise<T>): Promise<T> {
      faults += 1;
      hasFailed = true;
      try {
        return await work();
      } finally {
        faults -= 1;
      }
    },
    record: (): VisitRecord => ({ visitor, email, told, requests, steps, problems }),
  };
}

export type VisitLog = ReturnType<typeof visitLog>;
