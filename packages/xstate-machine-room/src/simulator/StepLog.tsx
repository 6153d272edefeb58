import { formatChoice } from '../chart/choice.ts';

import type { Simulator } from './use-simulator.ts';

/** Lists the steps, newest first. A press on a line returns to the state after that step. */
export const StepLog = ({ frames, position, goTo }: Simulator) => (
  <ol reversed start={frames.length - 1}>
    {frames
      .map(({ choice, state, changes, emitted }, index) => (
        // Two steps may be equal, so only the position identifies a step.
        // oxlint-disable-next-line react/no-array-index-key -- see the comment above
        <li key={index} data-ahead={index > position || undefined}>
          <button
            type="button"
            aria-current={index === position ? 'step' : undefined}
            onClick={() => goTo(index)}
          >
            <b>{choice ? formatChoice(choice) : 'start'}</b>
            <span>{`→ ${state}`}</span>
          </button>
          {changes.length > 0 ? (
            <dl>
              {changes.map(({ path, before, after }) => (
                <div key={path}>
                  <dt>{path}</dt>
                  <dd>
                    <del>{before}</del> <ins>{after}</ins>
                  </dd>
                </div>
              ))}
            </dl>
          ) : null}
          {emitted.length > 0 ? <p>{`emits: ${emitted.join(', ')}`}</p> : null}
        </li>
      ))
      .toReversed()}
  </ol>
);
