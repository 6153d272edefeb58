import { createActorContext } from '@xstate/react';
import { fromPromise } from 'xstate';

import type { AnswerOptions } from '#domain/booking/answer-options.ts';
import type { StaffRequest } from '#domain/booking/staff-request.ts';
import { answerMachine } from '#machines/answer.machine.ts';
import { decodeAnswerCode } from '#services/answer-code.ts';
import { inspect } from '#services/inspector.ts';

const machine = answerMachine.provide({
  actors: {
    decodeRequest: fromPromise<StaffRequest, { code: string }>(({ input }) =>
      decodeAnswerCode(input.code),
    ),
  },
});

export const AnswerContext = createActorContext(machine, { inspect });

/** Returns the answer desk's actor and everything in its context. */
export const useAnswer = () => ({
  answer: AnswerContext.useActorRef(),
  ...AnswerContext.useSelector(({ context }) => context),
});

/** The request, and what its answers say. */
export interface RequestProps {
  request: StaffRequest;
  options: AnswerOptions;
}
