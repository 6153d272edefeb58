import { useRef, useState } from 'react';

import { useFocusFallback } from '../chart/use-focus-fallback.ts';
import type { MachineModel } from '../model/model.ts';
import { accentButton } from '../theme/styles.ts';
import { copyText } from '../room/browser.ts';
import { isRecord, formatShortValue } from '../room/value-text.ts';

import { ChoiceList } from './ChoiceList.tsx';
import { CustomEventForms } from './CustomEventForms.tsx';
import { formatHash, isNamed } from './permalink.ts';
import { simulatorStyle } from './simulator-style.ts';
import { StepLog } from './StepLog.tsx';
import type { Simulator } from './use-simulator.ts';

interface SimulatorPanelProps {
  model: MachineModel;
  machineId: string;
  simulator: Simulator;
}

/** Shows the current state, the possible choices and all previous steps. */
export function SimulatorPanel({ model, machineId, simulator }: SimulatorPanelProps) {
  const { frame, frames, position, impossibleStep, isKnownStep, walked } = simulator;
  const { state, tags, active, choices, context, problem } = frame;
  const last = frames.length - 1;
  const sectionRef = useRef<HTMLElement>(null);
  const focusHandlers = useFocusFallback(sectionRef);
  const refusal =
    impossibleStep &&
    // Any text may be in a link, so only the name of a step that the machine has is shown.
    `The link continues with ${isKnownStep ? `“${impossibleStep}”, which` : 'a step that'} is not possible here. The machine may have changed since.`;
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
        <output>{state}</output>
        <p className="lead">{describeActive(model, active)}</p>
        {tags.length > 0 ? <p>{`Tags: ${tags.join(', ')}`}</p> : null}
        {[refusal, problem].map((trouble) =>
          trouble === null ? null : (
            <p key={trouble} role="alert">
              {trouble}
            </p>
          ),
        )}
        <ChoiceList choices={choices} onTake={simulator.take} />
        <CustomEventForms simulator={simulator} />
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
        <CopyLink link={`?machine=${encodeURIComponent(machineId)}${formatHash(walked)}`} />
        {walked.every(isNamed) ? null : <p>The link leaves out what was typed by hand.</p>}
      </div>
    </section>
  );
}

function CopyLink({ link }: { link: string }) {
  const [last, setLast] = useState({ link: '', isCopied: false });
  const toUrl = (search: string) => window.location.origin + window.location.pathname + search;
  const copy = async () => setLast({ link, isCopied: await copyText(toUrl(link)) });
  return (
    <>
      <button type="button" css={[accentButton, { marginTop: 12 }]} onClick={() => void copy()}>
        {last.isCopied && last.link === link ? 'Link copied' : 'Copy a link to this moment'}
      </button>
      {last.isCopied || last.link === '' ? null : <p>{toUrl(last.link)}</p>}
    </>
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
