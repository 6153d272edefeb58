import { registry } from './registry.ts';

interface Run {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  /** Whether it runs tests, of which some may fail. What those did does not count. */
  readonly mayFail: boolean;
}

/** Specs that look at pages and count bytes, do over again what others do, or are about the room itself. */
const onlyLooks = [
  'containment',
  'inspector',
  'late-fonts',
  'layout',
  'look',
  'machines',
  'map',
  'nothing-covered',
  'picture-bytes',
  'prerender',
  'print',
  'tour-document',
  'translated',
  'view-transition',
  'visit-cost',
];

const siteDir = 'build/recorded';

/** What `npm run charts -- --coverage` runs to see which transitions are taken, one after the other. */
export const runs: readonly Run[] = [
  {
    name: 'unit tests and model tests that have to do with a machine',
    command: 'vitest',
    args: [
      'related',
      '--run',
      '--project=node',
      '--project=jsdom',
      // The room tries all that a machine can do; that shows nothing of the machines.
      '--exclude=tests/machine-room/**',
      ...registry.map(({ file }) => file),
    ],
    mayFail: false,
  },
  {
    name: 'a build whose pages tell what their machines do',
    command: 'tsx',
    args: ['tools/build.ts', '--mode', 'e2e', '--out', siteDir],
    mayFail: false,
  },
  {
    name: 'browser tests',
    command: 'playwright',
    args: [
      'test',
      '--reporter=line',
      `e2e/${onlyLooks.map((name) => `(?!${name}[.]spec)`).join('')}`,
    ],
    mayFail: true,
  },
];

export const runsIn = { SITE_DIR: siteDir };

/** Whose versions belong to a record. */
export const recordedWith = ['xstate', 'vitest', '@playwright/test'] as const;
