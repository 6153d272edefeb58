import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

import { builtData } from './tools/bundle/built-data.ts';
import { builtTheme } from './tools/bundle/built-theme.ts';
import { ownCopies } from './tools/bundle/own-copies.ts';
import { inlineStyles } from './tools/bundle/inline-styles.ts';
import { noticesFile } from './tools/bundle/notices-file.ts';
import { envFolder } from './tools/env-folder.ts';
import { unusedParts } from './tools/bundle/unused-parts.ts';

const laterInTheForm =
  /\/src\/features\/booking\/(?:BookingInformation|DateField|Failure(?:Panel|Toast)|ResumeNotice|ReviewStep|SentRequest|StayStep|SuccessToast|later-parts|toasts)\./;
const form =
  /\/src\/(?:features\/booking\/|pages\/BookPage|domain\/(?:booking|closures|email-typo|send-outcome)\.|services\/(?:booking-log|mail-settings|send-booking|tab-channel))[^?]*$/;
const formParts =
  /node_modules\/@mui\/material\/(?:Form(?:Control|HelperText|Label)|InputAdornment\/inputAdornmentClasses|Input(?:Base|Label)|NativeSelect|OutlinedInput)\b[^?]*$/;

/** What /book runs before it is touched. */
const firstStep = (id: string) =>
  !laterInTheForm.test(id) &&
  (form.test(id) || formParts.test(id) || /\/machines\/booking[^?]*$/.test(id));

/** Each file costs a request of its own: what all pages share goes into few. None of these reads a later one. */
const groups = [
  {
    // What a change of ours never touches stays in the browser's cache.
    name: 'react',
    test: /node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom)\/[^?]*$/,
    priority: 4,
  },
  {
    // With what machines and services of several pages share, a few lines each.
    name: 'xstate',
    test: /(?:node_modules\/(?:xstate|@xstate|use-sync-external-store|use-isomorphic-layout-effect)\/|\/machines\/holds\.context|\/src\/(?:domain\/notices\.|services\/tab-storage|ui\/use-foot-cover))[^?]*$/,
    priority: 3,
  },
  {
    name: 'mui',
    test: /node_modules\/(?!@mui\/material\/(?:ButtonBase|useLazyRipple|transitions|utils)|@mui\/utils\/(?:use|composeClasses)|date-fns)[^?]*$/,
    minShareCount: 9,
    priority: 2,
  },
  // What MUI's parts are made of.
  {
    name: 'crumbs',
    test: /node_modules\/@mui\/(?:utils\/(?!useRovingTabIndex|useTimeout|useOnMount)|material\/(?:utils|transitions)|system\/(?:Container|useThemeProps)|material\/Container)\b[^?]*$/,
    minShareCount: 2,
    priority: 1.9,
  },
  // Pages with buttons of MUI's.
  {
    name: 'buttons',
    test: /\/@mui\/material\/(?:Button|ButtonBase|useLazyRipple)\b[^?]*$/,
    priority: 1.8,
  },
  // The form's first step with its machine, in one file, since that makes it smaller.
  {
    name: 'booking',
    test: firstStep,
    includeDependenciesRecursively: false,
    priority: 1.75,
  },
  // What the form and its confirmation know of a request.
  {
    name: 'request',
    test: /(?:node_modules\/date-fns\/(?:addDays|differenceInCalendarDays|startOfDay|subDays|_lib\/normalizeDates|_lib\/getTimezoneOffsetInMilliseconds)|\/src\/(?:domain\/(?:booking-record|booking-text|cancellation|diet|lead-time|offers|reference)|services\/(?:booking-store|own-address|today)|ui\/note-style))\.[^?]*$/,
    includeDependenciesRecursively: false,
    priority: 1.74,
  },
  // What opens over a page.
  {
    name: 'overlays',
    test: /node_modules\/(?:@mui\/material\/(?:Dialog|Modal|Portal|Fade|Backdrop|Unstable_TrapFocus|internal\/Transition)|react-transition-group|dom-helpers)\b[^?]*$/,
    minShareCount: 2,
    priority: 1.7,
  },
  // Made in a slice of its own: see run-in-slices.ts.
  { name: 'theme', test: /\/src\/theme\/[^?]*\.tsx?$/, minShareCount: 1, priority: 1.5 },
  // Comes after the page, on all of them.
  {
    name: 'notices',
    test: /\/(?:machines\/notices|src\/(?:features\/notices|domain\/notices-file|services\/(?:notices|offline-reading)|app\/(?:Notices|keep-pages)))\b[^?]*$/,
    includeDependenciesRecursively: false,
    priority: 1.3,
  },
  {
    name: 'carousel',
    test: /\/src\/features\/carousel\/[^?]*$/,
    includeDependenciesRecursively: false,
    priority: 1.3,
  },
  // Pictures, cards and sections: /book shows none.
  {
    name: 'cards',
    test: /\/src\/(?:(?:content|domain)\/(?:picture|tour-filter|tour-galleries|tour-pictures)|ui\/(?:Picture|PriceTag|Section|Stars|Tour(?:Card|Name)))[^?]*$/,
    minShareCount: 2,
    includeDependenciesRecursively: false,
    priority: 1.2,
  },
  {
    name: 'site',
    test: /\/src\/(?:ui|content|domain)\/(?!TabList|TabPanel|tab-ids|calendar|closures|policies|booking|send-outcome|reference|text\.)[^?]*$/,
    minShareCount: 4,
    priority: 1,
  },
];

/** Whether this run records which transitions the machines take: see docs/machine-room.md. */
const records = process.env['TRANSITIONS_DIR'] !== undefined;
const recorder = records ? ['tests/support/record-transitions.ts'] : [];

export default defineConfig(({ command, isSsrBuild, mode }) => ({
  plugins: [
    react(),
    noticesFile(),
    ownCopies(),
    builtData(),
    builtTheme(),
    inlineStyles(),
    unusedParts(),
  ],
  envDir: envFolder(mode, '.'),
  define: records ? { 'import.meta.env.RECORDS_TRANSITIONS': 'true' } : {},
  resolve: {
    alias: {
      // notistack styles with goober's css(), which writes style text; our content security policy and trusted
      // types refuse that. Emotion's css() does the same through the style sheet's own interface.
      goober: '@emotion/css',
    },
  },
  server: { host: '127.0.0.1', port: 4173 },
  build: {
    target: 'es2022',
    manifest: true,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: isSsrBuild ? {} : { output: { codeSplitting: { groups } } },
  },
  // The alias must reach into packages when pages are prerendered; tests load packages as Node does.
  ssr: command === 'build' ? { noExternal: true } : {},
  test: {
    // Left to itself vitest keeps one processor free: with two of them, tests come one after the other.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/build/**'],
          setupFiles: recorder,
        },
      },
      {
        extends: true,
        test: {
          name: 'jsdom',
          // A loaded machine needs long for a whole page; a test that hangs is still found.
          testTimeout: 30_000,
          environment: 'jsdom',
          include: ['tests/**/*.test.tsx'],
          setupFiles: ['tests/support/setup-dom.ts', ...recorder],
        },
      },
      {
        // Looks at a finished build: the folder SITE_DIR, or build/e2e.
        extends: true,
        test: { name: 'build', environment: 'node', include: ['tests/build/**/*.test.ts'] },
      },
    ],
  },
}));
