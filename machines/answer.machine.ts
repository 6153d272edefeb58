import { not, type SnapshotFrom } from 'xstate';

import { initialContext } from './answer.context.ts';
import { answerSetup } from './answer.setup.ts';

export const answerMachine = answerSetup.createMachine({
  id: 'answer',
  description:
    'The page on which staff answer a request from the link in its email. Nothing is sent before a person presses a button, and then by their own mail program or WhatsApp.',
  context: initialContext,
  on: {
    'closedDays.change': {
      actions: { type: 'setClosedDays', params: ({ event }) => event },
    },
    // The page may stay open past midnight or past the tour's departure.
    'day.change': { actions: { type: 'setNow', params: ({ event }) => event } },
    'link.open': {
      guard: { type: 'hasCode', params: ({ event }) => event },
      target: '.reading',
      actions: { type: 'openLink', params: ({ event }) => event },
    },
  },
  initial: 'opening',
  states: {
    opening: {
      description: 'The page as prerendered: the link and today’s date are not known yet.',
      on: {
        'link.open': [
          {
            guard: { type: 'hasCode', params: ({ event }) => event },
            target: 'reading',
            actions: { type: 'openLink', params: ({ event }) => event },
          },
          { target: 'unreadable' },
        ],
      },
    },
    reading: {
      description: 'The code in the link is decompressed and validated like a form.',
      invoke: {
        src: 'decodeRequest',
        input: ({ context: { code } }) => ({ code }),
        onDone: {
          target: 'sorting',
          actions: { type: 'setRequest', params: ({ event }) => ({ request: event.output }) },
        },
        onError: 'unreadable',
      },
      after: { readTimeout: 'unreadable' },
    },
    unreadable: {
      description:
        'The link has no code, or it was cut, changed, or written by another version of the site. The email itself has everything.',
    },
    sorting: {
      description: 'A tour that has left has other answers than one that is still to come.',
      always: [{ guard: 'hasDeparted', target: 'departed' }, { target: 'choosing' }],
    },
    choosing: {
      description: 'The request at a glance, with a button for each answer.',
      always: { guard: 'hasDeparted', target: 'departed' },
      on: {
        'answer.choose': {
          guard: { type: 'isPossible', params: ({ event }) => event },
          target: 'composing',
          actions: { type: 'compose', params: ({ event }) => event },
        },
      },
    },
    departed: {
      description: 'The tour of that day has left. Some answers are still possible.',
      on: {
        'answer.choose': {
          guard: { type: 'isPossibleLate', params: ({ event }) => event },
          target: 'composing',
          actions: { type: 'compose', params: ({ event }) => event },
        },
      },
    },
    composing: {
      description: 'The answer as the guest will read it. Staff fill in what only they know.',
      initial: 'prepared',
      on: {
        'answer.leave': 'sorting',
        'answer.send': {
          guard: { type: 'canSend', params: ({ event }) => event },
          target: '.handedOver',
          actions: { type: 'setChannel', params: ({ event }) => event },
        },
      },
      states: {
        prepared: {
          description: 'The site writes the text, again after each change of an option.',
          on: {
            'options.change': {
              actions: { type: 'changeOptions', params: ({ event }) => event },
            },
            'text.edit': {
              target: 'edited',
              actions: { type: 'editText', params: ({ event }) => event },
            },
          },
        },
        edited: {
          description: 'Staff have changed the text. The options no longer change it.',
          on: {
            'text.edit': { actions: { type: 'editText', params: ({ event }) => event } },
            'text.restore': { target: 'prepared', actions: 'restoreText' },
          },
        },
        handedOver: {
          description:
            'A mail program, WhatsApp or the clipboard has the answer. Only staff can see whether it was sent, and a correction leads back.',
          on: {
            'options.change': {
              guard: not('isEdited'),
              target: 'prepared',
              actions: { type: 'changeOptions', params: ({ event }) => event },
            },
            'text.edit': {
              target: 'edited',
              actions: { type: 'editText', params: ({ event }) => event },
            },
            'text.restore': { guard: 'isEdited', target: 'prepared', actions: 'restoreText' },
          },
        },
      },
    },
  },
});

export type AnswerSnapshot = SnapshotFrom<typeof answerMachine>;
