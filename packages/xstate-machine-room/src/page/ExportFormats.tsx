import { useState, type ReactNode } from 'react';

import type { MachineModel } from '../model/model.ts';
import { createMachineText } from '../model/machine-text.ts';
import { toMermaid } from '../model/mermaid.ts';
import { accentButton, hairline, link, type } from '../theme/styles.ts';
import { copyText } from '../room/browser.ts';
import type { RoomMachine } from '../room/settings.tsx';
import { useHydrated } from '../room/use-hydrated.ts';

/** The machine as text: a Mermaid diagram, and code for Stately's editor. */
export function ExportFormats({ machine, model }: { machine: RoomMachine; model: MachineModel }) {
  // The prerendered page would be larger with these texts, which only its scripts can copy.
  if (!useHydrated()) return null;
  return (
    <>
      <TextForm title="As Mermaid text" text={toMermaid(model)}>
        A <code>stateDiagram-v2</code>, which code hosts and editors draw.
      </TextForm>
      <TextForm title="For Stately’s editor" text={createMachineText(machine.machine)}>
        For{' '}
        <a href="https://stately.ai/editor" target="_blank" rel="noopener noreferrer">
          stately.ai/editor
        </a>
        , which imports code. Guards, actions, delays and actors are names without implementations.
      </TextForm>
    </>
  );
}

interface TextFormProps {
  title: string;
  text: string;
  /** A description of what the format is for. */
  children: ReactNode;
}

function TextForm({ title, text, children }: TextFormProps) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => setIsCopied(await copyText(text));
  return (
    <details css={formStyle}>
      <summary>{title}</summary>
      <p>{children}</p>
      <button type="button" onClick={() => void copy()}>
        {isCopied ? 'Copied' : 'Copy'}
      </button>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable element must be reachable by keyboard */}
      <pre tabIndex={0} role="region" aria-label={title}>
        {text}
      </pre>
    </details>
  );
}

const formStyle = {
  borderTop: hairline,
  paddingBlock: 16,
  '& summary': { ...type.subheading, cursor: 'pointer', paddingBlock: 4 },
  '& p': { ...type.small, marginTop: 8, maxWidth: '62ch' },
  '& a': link,
  '& code': { fontSize: '0.9375rem' },
  '& button': { ...accentButton, marginTop: 12 },
  '& pre': {
    margin: '16px 0 0',
    padding: 16,
    maxHeight: 420,
    overflow: 'auto',
    backgroundColor: 'var(--room-shade)',
    fontSize: '0.8125rem',
    lineHeight: 1.5,
    tabSize: 2,
  },
} as const;
