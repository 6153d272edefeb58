import { useState, type ReactNode } from 'react';

import type { MachineModel } from '../model/model.ts';
import { exportMachine } from '../model/machine-code.ts';
import { toMermaid } from '../model/mermaid.ts';
import { accentButton, hairline, link, type, withoutScripts } from '../theme/styles.ts';
import { copyText } from '../room/browser.ts';
import type { RoomMachine } from '../room/collect-machines.ts';
import { useSettings } from '../room/settings.tsx';
import { useHydrated } from '../room/use-hydrated.ts';

const outside = { target: '_blank', rel: 'noopener noreferrer' } as const;

/** The machine in other formats: its source, a Mermaid diagram, and code for Stately's visualizer. */
export const ExportFormats = ({
  machine,
  model,
}: {
  machine: RoomMachine;
  model: MachineModel;
}) => (
  <>
    <TextForm title="As a file" text={machine.source} machineId={machine.id}>
      The machine itself: <code>{machine.file}</code>
    </TextForm>
    <TextForm title="As Mermaid text" text={toMermaid(model)} machineId={machine.id}>
      A <code>stateDiagram-v2</code>, which code hosts and editors draw.
    </TextForm>
    <TextForm title="For the Stately editor" text={exportMachine(machine)} machineId={machine.id}>
      A <code>setup</code> that runs by itself, for{' '}
      <a href="https://stately.ai/editor" {...outside}>
        stately.ai/editor
      </a>
      , the public visualiser:{' '}
      <a href="https://stately.ai/docs/import-from-code" {...outside}>
        import it as code
      </a>
      . Guards, actions and actors are stubs: a guard returns what the table at the top says, an
      action does nothing, and an actor waits until you end it. Change a value in the table to take
      another path.
    </TextForm>
  </>
);

interface TextFormProps {
  title: string;
  text: string;
  machineId: string;
  /** A description of what the format is for. */
  children: ReactNode;
}

function TextForm({ title, text, machineId, children }: TextFormProps) {
  const { scripted, textUrl } = useSettings();
  const isHydrated = useHydrated();
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => setIsCopied(await copyText(text));
  return (
    <details css={formStyle}>
      <summary>{title}</summary>
      <p>{children}</p>
      <button type="button" {...scripted} onClick={() => void copy()}>
        {isCopied ? 'Copied' : 'Copy'}
      </button>
      {isHydrated ? (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable element must be reachable by keyboard
        <pre tabIndex={0} role="region" aria-label={title}>
          {text}
        </pre>
      ) : textUrl ? (
        <a href={textUrl(machineId)}>It is in this machine’s text file.</a>
      ) : null}
    </details>
  );
}

const formStyle = {
  borderTop: hairline,
  paddingBlock: 16,
  '& summary': { ...type.subheading, cursor: 'pointer', paddingBlock: 4 },
  '& p': { ...type.small, marginTop: 8, maxWidth: '62ch' },
  '& a': link,
  '& > a': type.small,
  '& code': { fontSize: '0.9em' },
  '& button': { ...accentButton, marginTop: 12, [withoutScripts]: { display: 'none' } },
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
