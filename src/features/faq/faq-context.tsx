import { createActorContext } from '@xstate/react';

import { inspection } from '#machine-room/entrance/inspection.ts';
import { accordionMachine } from '#machines/accordion.machine.ts';

/** One accordion for both groups of questions, so that at most one answer is open on the page. */
export const AccordionContext = createActorContext(accordionMachine, inspection);
