import type { InspectionEvent } from 'xstate';

import { sightingOf } from './coverage.ts';
import { recorderOf } from './recorder.ts';

declare global {
  interface Window {
    /** Given to the page by browser tests that record. */
    tookTransition?: (sighting: string) => Promise<void>;
  }
}

/** What only mouse, finger or keyboard cause. Focus and scrolling are not among them: scripts move those too. */
const inputs = [
  'pointerover',
  'pointerout',
  'pointermove',
  'pointerdown',
  'pointerup',
  'pointercancel',
  'mouseover',
  'mouseout',
  'mousemove',
  'mousedown',
  'mouseup',
  'click',
  'wheel',
  'touchstart',
  'touchmove',
  'touchend',
  'keydown',
  'keyup',
  'beforeinput',
  'input',
  'change',
];

/** Whether the browser is still at the task in which real input arrived: nothing has been waited for since. */
function watchInput(): () => boolean {
  const { port1, port2 } = new MessageChannel();
  let isAtIt = false;
  port1.addEventListener('message', () => {
    isAtIt = false;
  });
  port1.start();
  const note = ({ isTrusted }: Event) => {
    if (!isTrusted) return;
    isAtIt = true;
    port2.postMessage(null);
  };
  for (const type of inputs) {
    window.addEventListener(type, note, { capture: true, passive: true });
  }
  return () => isAtIt;
}

/** For the `inspect` option of every actor of a page: tells each transition to the browser test that records, once. */
export function recordInPage(): (event: InspectionEvent) => void {
  const isByHand = watchInput();
  const told = new Set<string>();
  function tell(sighting: string) {
    if (told.has(sighting)) return;
    told.add(sighting);
    // A page that is left meanwhile hears no answer.
    window.tookTransition?.(sighting).catch(() => {});
  }
  return recorderOf((machineId, key) => {
    tell(sightingOf('browser', machineId, key));
    if (isByHand()) tell(sightingOf('hand', machineId, key));
  });
}
