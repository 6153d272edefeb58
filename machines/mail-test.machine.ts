import { assign, fromPromise, setup } from 'xstate';

import { toSubmissionError, type SubmissionErrorCode } from '#domain/booking/submission-error.ts';

/** Why a test failed, and the service's response text, which helps whoever manages the email account. */
export interface MailTestFailure {
  readonly code: SubmissionErrorCode;
  readonly detail: string;
}

export const mailTestMachine = setup({
  types: {} as {
    context: { failure: MailTestFailure | null; reference: string };
    events: { type: 'test.send' };
  },
  actors: {
    /** Resolves with the reference of the test request. */
    sendTest: fromPromise<string>(() =>
      Promise.reject(new Error('mailTestMachine: the `sendTest` actor must be provided')),
    ),
  },
  delays: { sendTimeout: 20_000 },
  actions: {
    setReference: assign({ reference: (_, params: { reference: string }) => params.reference }),
    setFailure: assign({ failure: (_, params: { failure: MailTestFailure }) => params.failure }),
    clearFailure: assign({ failure: null, reference: '' }),
  },
}).createMachine({
  id: 'mailTest',
  description:
    'Staff send one marked request through the real mail service, and read what became of it.',
  context: { failure: null, reference: '' },
  initial: 'ready',
  states: {
    ready: {
      description: 'Nothing was sent yet.',
      on: { 'test.send': 'sending' },
    },
    sending: {
      description: 'One request is on its way. A second press sends no second one.',
      entry: 'clearFailure',
      invoke: {
        src: 'sendTest',
        onDone: {
          target: 'sent',
          actions: { type: 'setReference', params: ({ event }) => ({ reference: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: {
            type: 'setFailure',
            params: ({ event }) => ({ failure: toFailure(event.error) }),
          },
        },
      },
      after: {
        sendTimeout: {
          target: 'failed',
          actions: {
            type: 'setFailure',
            params: { failure: { code: 'timedOut', detail: '' } },
          },
        },
      },
    },
    sent: {
      description: 'The service took the request. Only the inbox shows whether it arrived.',
      on: { 'test.send': 'sending' },
    },
    failed: {
      description: 'The service refused the request, or its response did not come.',
      on: { 'test.send': 'sending' },
    },
  },
});

const toFailure = (error: unknown): MailTestFailure => {
  const { code, detail } = toSubmissionError(error);
  return { code, detail };
};
