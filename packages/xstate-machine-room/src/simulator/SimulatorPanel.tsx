import { useRef } from 'react';

import { useFocusFallback } from '../chart/use-focus-fallback.ts';
import type { MachineModel } from '../model/model.ts';
import { isRecord, formatShortValue } from '../room/value-text.ts';

import { ChoiceList } from './ChoiceList.tsx';
import { simulatorStyle } from './simulator-style.ts';
import { StepLog } from './StepLog.tsx';
import type { Simulator } from './use-simulator.ts';

interface SimulatorPanelProps {
  model: MachineModel;
  simulator: Simulator;
}

/** Shows the current state, the possible choices and all previous steps. */
export function SimulatorPanel({ model, simulator }: SimulatorPanelProps) {
  const { frame, frames, position } = simulator;
  const { state, tags, active, choices, context, problem } = frame;
  const last = frames.length - 1;
  const sectionRef = useRef<HTMLElement>(null);
  const focusHandlers = useFocusFallback(sectionRef);
  const steps = [
    { label: 'Back', isOff: position === 0, onPress: () => simulator.goTo(position - 1) },
    { label: 'Forward', isOff: position === last, onPress: () => simulator.goTo(position + 1) },
    { label: 'Reset', isOff: last === 0, onPress: simulator.reset },
  ];
  return (
    <section
      ref={sectionRef}
      aria-label="Run it here"
      tabIndex={-1}
      {...focusHandlers}
      css={simulatorStyle}
    >
      <div>
        <h3>In the simulator</h3>
        {/* A long path breaks behind a dot, not inside a name. */}
        <output>{state.replaceAll('.', '.\u200B')}</output>
        <p className="lead">{describeActive(model, active)}</p>
        {tags.length > 0 ? <p>{`Tags: ${tags.join(', ')}`}</p> : null}
        {problem === null ? null : <p role="alert">{problem}</p>}
        <ChoiceList choices={choices} onTake={simulator.take} />
        <details>
          <summary>Context</summary>
          <ContextView context={context} />
        </details>
        <p>
          A copy with sample data. Time stands still until you let it pass, and actors wait for your
          answer. Nothing is sent anywhere.
        </p>
      </div>
      <div>
        <div className="steps">
          <h4>{`Step ${position} of ${last}`}</h4>
          {steps.map(({ label, isOff, onPress }) => (
            <button key={label} type="button" disabled={isOff} onClick={onPress}>
              {label}
            </button>
          ))}
        </div>
        <StepLog {...simulator} />
      </div>
    </section>
  );
}

/** True if the second path leads to a state inside the state of the first path. */
const isAbove = (outer: string, inner: string) => outer === '' || inner.startsWith(`${outer}.`);

/** Returns the descriptions of the innermost active states. If they have none, it returns those of their ancestors. */
function describeActive({ states }: MachineModel, active: readonly string[]): string {
  const described = states.filter(({ id, description }) => active.includes(id) && description);
  const innermost = described.filter(
    ({ path }) => !described.some((other) => other.path !== path && isAbove(path, other.path)),
  );
  return innermost.map(({ description }) => description).join(' ');
}

/** Shows each field of the context. Deeper levels are shown as JSON, because a context may have cycles. */
const ContextView = ({ context, depth = 0 }: { context: unknown; depth?: number }) => (
  <dl>
    {Object.entries(isRecord(context) ? context : {}).map(([key, value]) => (
      <div key={key}>
        <dt>{key}</dt>
        <dd>
          {isRecord(value) && depth < 3 ? (
            <ContextView context={value} depth={depth + 1} />
          ) : (
            formatShortValue(value)
          )}
        </dd>
      </div>
    ))}
  </dl>
);
