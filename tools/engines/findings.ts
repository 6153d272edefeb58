interface Finding {
  readonly engines: string;
  readonly what: string;
  readonly cause: string;
  /** The test that keeps it mended. */
  readonly kept: string;
}

/** What the runs found, with its cause and the test that keeps it mended; in docs/engines.md. */
export const findings: readonly Finding[] = [
  {
    engines: 'Firefox',
    what: 'A page that is left or loaded again while its code is on its way was loaded again by itself, and the visitor’s own navigation was broken off (`NS_BINDING_ABORTED`).',
    cause:
      'Firefox fails a module that is on its way as soon as the page is being left; the recovery from a redeploy took that for a file that is gone.',
    kept: '`e2e/app-shell.spec.ts`, “who leaves while a script is on its way”',
  },
  {
    engines: 'Firefox',
    what: '“A ServiceWorker intercepted the request and encountered an unexpected error” for modules of the form.',
    cause:
      'Firefox says so of every file that the worker was fetching for a page that is left or loaded again before it is whole; in loads that are waited for no file fails, also while a newer worker takes over.',
    kept: 'the two walks of the worker',
  },
  {
    engines: 'all',
    what: 'Without a connection the sections of a page that had only been looked at were missing; a tour’s tabs were given up.',
    cause: 'The page was kept before the code of its sections, which is put off, had been fetched.',
    kept: '`e2e/offline.spec.ts`, “a page that was only looked at”',
  },
  {
    engines: 'Firefox',
    what: 'The mail desk’s inbox violated its own policy.',
    cause: 'Firefox fetches `/favicon.ico` for a page that names no icon.',
    kept: '`tests/tools/mail-desk/inbox.test.ts`, “has an icon that asks for no file”',
  },
];
