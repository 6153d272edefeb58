import { titleOf } from '../chart/choice.ts';

import type { Simulator } from './use-simulator.ts';

/** What has happened, the last on top. Each line leads back to its moment. */
export const StepLog = ({ frames, position, goTo }: Simulator) => (
  <ol reversed start={frames.length - 1}>
    {frames
      .map(({ choice, state, changes, emitted }, index) => (
        // A step has no name of its own but its place.
        // oxlint-disable-next-line react/no-array-index-key -- as said
        <li key={index} data-ahead={index > position || undefined}>
          <button
            type="button"
            aria-current={index === position ? 'step' : undefined}
            onClick={() => goTo(index)}
          >
            <b>{choice ? titleOf(choice) : 'start'}</b>
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
