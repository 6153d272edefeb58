import { useState } from 'react';

import type { Anatomy } from '../anatomy/anatomy.ts';
import { accentButton, from, hairline, plainButton, type } from '../look/styles.ts';
import { copyText } from '../room/browser.ts';

import { ChoiceList } from './ChoiceList.tsx';
import { ContextView } from './ContextView.tsx';
import { Folded, HandForms } from './HandForms.tsx';
import { hashOfPath, isNamed } from './path-link.ts';
import type { Step } from './simulator.ts';
import { StepLog } from './StepLog.tsx';
import type { Simulator } from './use-simulator.ts';

interface SimulatorPanelProps {
  anatomy: Anatomy;
  machineId: string;
  simulator: Simulator;
}

/** Where the machine stands, what can happen next, and how it came here. */
export function SimulatorPanel({ anatomy, machineId, simulator }: SimulatorPanelProps) {
  const { frame, frames, position, refused, walked } = simulator;
  const { state, tags, active, choices, context, problem } = frame;
  const last = frames.length - 1;
  const refusal =
    refused &&
    `The link goes on with “${refused}”, which is not possible here. The machine may have changed since.`;
  const steps = [
    { label: 'Back', isOff: position === 0, onPress: () => simulator.goTo(position - 1) },
    { label: 'Forward', isOff: position === last, onPress: () => simulator.goTo(position + 1) },
    { label: 'Reset', isOff: last === 0, onPress: simulator.reset },
  ];
  return (
    <section aria-label="Run it here" css={panelStyle}>
      <div>
        <h3 css={[type.overline, { color: 'var(--chart-delay)' }]}>In the simulator</h3>
        <output css={stateStyle}>{state}</output>
        <p css={[type.small, { marginTop: 6 }]}>{descriptionOf(anatomy, active)}</p>
        {tags.length > 0 ? <p css={noteStyle}>{`Tags: ${tags.join(', ')}`}</p> : null}
        {[refusal, problem].map((trouble) =>
          trouble === null ? null : (
            <p key={trouble} role="alert" css={troubleStyle}>
              {trouble}
            </p>
          ),
        )}
        <ChoiceList choices={choices} onTake={simulator.take} />
        <HandForms simulator={simulator} />
        <Folded title="Context">
          <ContextView context={context} />
        </Folded>
        <p css={[noteStyle, { marginTop: 16 }]}>
          A copy at work with sample data: time stands still until you let it pass, and what the
          machine asks of the world waits for your answer. Nothing is sent anywhere.
        </p>
      </div>
      <div>
        <div css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4 }}>
          <h4 css={[type.overline, { flexGrow: 1 }]}>{`Step ${position} of ${last}`}</h4>
          {steps.map(({ label, isOff, onPress }) => (
            <button
              key={label}
              type="button"
              disabled={isOff}
              onClick={onPress}
              css={[plainButton, { minWidth: 0, padding: '4px 8px', fontSize: '0.9375rem' }]}
            >
              {label}
            </button>
          ))}
        </div>
        <StepLog frames={frames} position={position} onGoTo={simulator.goTo} />
        <CopyLink machineId={machineId} path={walked} />
        {walked.every(isNamed) ? null : (
          <p css={noteStyle}>The link ends before what was typed by hand.</p>
        )}
      </div>
    </section>
  );
}

/** What the innermost active states are for; where they say nothing, what holds them does. */
function descriptionOf({ states }: Anatomy, active: readonly string[]): string {
  const described = states.filter(({ id, description }) => active.includes(id) && description);
  const innermost = described.filter(
    ({ id }) => !described.some((other) => other.id.startsWith(`${id}.`)),
  );
  return innermost.map(({ description }) => description).join(' ');
}

function CopyLink({ machineId, path }: { machineId: string; path: readonly Step[] }) {
  const [last, setLast] = useState({ link: '', isCopied: false });
  const link = `?machine=${encodeURIComponent(machineId)}${hashOfPath(path)}`;
  const address = (search: string) => window.location.origin + window.location.pathname + search;
  const copy = async () => setLast({ link, isCopied: await copyText(address(link)) });
  return (
    <>
      <button type="button" css={[accentButton, { marginTop: 12 }]} onClick={() => void copy()}>
        {last.isCopied && last.link === link ? 'Link copied' : 'Copy a link to this moment'}
      </button>
      {last.isCopied || last.link === '' ? null : (
        <p css={[type.caption, { marginTop: 8, overflowWrap: 'anywhere' }]}>{address(last.link)}</p>
      )}
    </>
  );
}

const troubleStyle = { ...type.small, marginTop: 8, color: 'var(--chart-error)' } as const;

const noteStyle = { ...type.caption, marginTop: 4, color: 'var(--room-muted)' } as const;

/** Where the machine stands stays on screen however long the choices are. */
const stateStyle = {
  ...type.heading,
  display: 'block',
  position: 'sticky',
  top: 72,
  zIndex: 1,
  paddingBlock: 4,
  backgroundColor: 'var(--room-ground)',
  overflowWrap: 'anywhere',
  [from.desktop]: { top: -16 },
} as const;

/** Beside the chart, choices and log scroll each on its own, so that neither pushes the other away. */
const panelStyle = {
  backgroundColor: 'var(--room-ground)',
  color: 'var(--room-ink)',
  borderTop: hairline,
  '& > div': { padding: '16px 20px 24px' },
  '& > div + div': { paddingTop: 8, borderTop: hairline },
  [from.desktop]: {
    display: 'grid',
    gridTemplateRows: 'minmax(0, 1fr) minmax(0, 40%)',
    borderTop: 0,
    borderLeft: hairline,
    '& > div': { overflow: 'auto', paddingInline: 24 },
  },
} as const;
