import { createActorContext } from '@xstate/react';

import { accordionMachine } from '#machines/accordion.machine.ts';
import { inspection } from '#machines/inspection.ts';

/** One accordion for both groups of questions, so that at most one answer is open on the page. */
export const AccordionContext = createActorContext(accordionMachine, inspection);
