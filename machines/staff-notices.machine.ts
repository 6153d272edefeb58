import type { SnapshotFrom } from 'xstate';

import { initialContext, type NoticesFile } from './staff-notices.context.ts';
import { staffNoticesSetup } from './staff-notices.setup.ts';

export const staffNoticesMachine = staffNoticesSetup.createMachine({
  id: 'staffNotices',
  description:
    'The page on which staff close days and write the banner. It changes nothing on the site: it makes the file that staff upload.',
  context: initialContext,
  initial: 'opening',
  states: {
    opening: {
      description: 'The page as prerendered: today’s date is not known yet.',
      on: {
        'session.start': {
          target: 'loading',
          actions: { type: 'setToday', params: ({ event }) => event },
        },
      },
    },
    loading: {
      description: 'The file that is on the site now is loading.',
      tags: 'busy',
      invoke: {
        src: 'loadFile',
        onDone: [
          {
            guard: { type: 'isReadable', params: ({ event }) => siteFile(event.output) },
            target: 'editing',
            actions: { type: 'openFile', params: ({ event }) => siteFile(event.output) },
          },
          {
            target: 'failed',
            actions: { type: 'noteUnreadable', params: ({ event }) => siteFile(event.output) },
          },
        ],
        onError: 'failed',
      },
      after: { loadTimeout: 'failed' },
    },
    failed: {
      description:
        'The notices file could not be loaded, or it is not a notices file. Staff try again, open one from their device or start a new one.',
      on: {
        'site.load': 'loading',
        'file.begin': {
          target: 'editing',
          actions: {
            type: 'openFile',
            params: { file: { origin: 'new', name: null, text: '{}' } },
          },
        },
        'file.open': [
          {
            guard: { type: 'isReadable', params: ({ event }) => event },
            target: 'editing',
            actions: { type: 'openFile', params: ({ event }) => event },
          },
          { actions: { type: 'noteUnreadable', params: ({ event }) => event } },
        ],
      },
    },
    editing: {
      description: 'Closed days and banner as the file will have them.',
      initial: 'saved',
      on: {
        'day.choose': { actions: { type: 'chooseDay', params: ({ event }) => event } },
        'closure.change': { actions: { type: 'changeClosure', params: ({ event }) => event } },
        'closure.add': [
          { guard: 'isClosureGood', target: '.changed', actions: 'addClosure' },
          { actions: 'showErrors' },
        ],
        'closure.remove': {
          target: '.changed',
          actions: { type: 'removeClosure', params: ({ event }) => event },
        },
        'past.drop': { guard: 'hasPast', target: '.changed', actions: 'dropPast' },
        'banner.change': {
          target: '.changed',
          actions: { type: 'changeBanner', params: ({ event }) => event },
        },
        // Here the file is unreadable. The states below handle `file.open` for a readable file first.
        'file.open': { actions: { type: 'noteUnreadable', params: ({ event }) => event } },
        'file.export': { guard: 'isFileGood', target: '.saved', actions: 'markSaved' },
      },
      states: {
        saved: {
          description: 'Everything shown is saved in a file: leaving loses nothing.',
          on: {
            'site.load': '#staffNotices.loading',
            'file.open': {
              guard: { type: 'isReadable', params: ({ event }) => event },
              actions: { type: 'openFile', params: ({ event }) => event },
            },
          },
        },
        changed: {
          description:
            'Some changes are not saved in a file yet: the browser asks before the visitor leaves.',
          tags: 'unsaved',
          on: {
            'site.load': {
              target: '#staffNotices.replacing',
              actions: { type: 'requestFile', params: { file: null } },
            },
            'file.open': {
              guard: { type: 'isReadable', params: ({ event }) => event },
              target: '#staffNotices.replacing',
              actions: { type: 'requestFile', params: ({ event }) => event },
            },
          },
        },
      },
    },
    replacing: {
      description: 'Another file was requested, and opening it would lose the changes.',
      tags: 'unsaved',
      on: {
        'replace.confirm': [
          { guard: 'hasRequestedFile', target: 'editing', actions: 'openRequested' },
          { target: 'loading' },
        ],
        'replace.cancel': 'editing.changed',
      },
    },
  },
});

const siteFile = (text: string | null): { file: NoticesFile } => ({
  file: { origin: 'site', name: null, text },
});

export type StaffNoticesSnapshot = SnapshotFrom<typeof staffNoticesMachine>;
