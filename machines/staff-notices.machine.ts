import type { SnapshotFrom } from 'xstate';

import { initialContext, type OpenedFile } from './staff-notices.context.ts';
import { staffNoticesSetup } from './staff-notices.setup.ts';

export const staffNoticesMachine = staffNoticesSetup.createMachine({
  id: 'staffNotices',
  description:
    'The page on which staff close days and write the banner. It changes nothing on the site: it makes the file that they put in its place.',
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
      description: 'The file as the site has it now is on its way.',
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
        'The site’s file is not to be had, or is no file of notices. Staff try again, open one from the disk or begin a new one.',
      on: {
        'site.load': 'loading',
        'file.begin': {
          target: 'editing',
          actions: {
            type: 'openFile',
            params: { file: { origin: 'begun', name: null, text: '{}' } },
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
      initial: 'kept',
      on: {
        'day.choose': { actions: { type: 'chooseDay', params: ({ event }) => event } },
        'closure.change': { actions: { type: 'changeClosure', params: ({ event }) => event } },
        'closure.add': [
          { guard: 'isClosureGood', target: '.changed', actions: 'addClosure' },
          { actions: 'refuse' },
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
        // One that is readable is opened by the states below.
        'file.open': { actions: { type: 'noteUnreadable', params: ({ event }) => event } },
        'file.take': { guard: 'isFileGood', target: '.kept', actions: 'noteTaken' },
      },
      states: {
        kept: {
          description: 'All that is shown stands in a file: leaving loses nothing.',
          on: {
            'site.load': '#staffNotices.loading',
            'file.open': {
              guard: { type: 'isReadable', params: ({ event }) => event },
              actions: { type: 'openFile', params: ({ event }) => event },
            },
          },
        },
        changed: {
          description: 'Something stands in no file yet: the browser asks before the page goes.',
          tags: 'unsaved',
          on: {
            'site.load': {
              target: '#staffNotices.replacing',
              actions: { type: 'setWanted', params: { file: null } },
            },
            'file.open': {
              guard: { type: 'isReadable', params: ({ event }) => event },
              target: '#staffNotices.replacing',
              actions: { type: 'setWanted', params: ({ event }) => event },
            },
          },
        },
      },
    },
    replacing: {
      description: 'Another file was asked for, and the changes would be lost with this one.',
      tags: 'unsaved',
      on: {
        'replace.confirm': [
          { guard: 'wantsFile', target: 'editing', actions: 'openWanted' },
          { target: 'loading' },
        ],
        'replace.cancel': 'editing.changed',
      },
    },
  },
});

const siteFile = (text: string | null): { file: OpenedFile } => ({
  file: { origin: 'site', name: null, text },
});

export type StaffNoticesSnapshot = SnapshotFrom<typeof staffNoticesMachine>;
