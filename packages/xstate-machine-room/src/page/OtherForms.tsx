import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';

import type { Anatomy } from '../anatomy/anatomy.ts';
import type { MachineEntry } from '../anatomy/entry.ts';
import { machineCode } from '../anatomy/machine-code.ts';
import { mermaidOf } from '../anatomy/mermaid.ts';
import { textAddress } from '../entrance/machine-texts.ts';
import { copyText, keptUntilLive, useIsLive } from '../project/borrowed.ts';
import { sourceOf } from '../project/sources.ts';

interface OtherFormsProps {
  entry: MachineEntry;
  anatomy: Anatomy;
}

const outside = { target: '_blank', rel: 'noopener noreferrer' } as const;

/** The same machine for other eyes: its file, Mermaid's text, and code for the public visualiser. */
export const OtherForms = ({ entry, anatomy }: OtherFormsProps) => (
  <>
    <TextForm title="As a file" text={sourceOf(entry)} machineId={entry.id}>
      The machine itself: <code>{entry.file}</code>
    </TextForm>
    <TextForm title="As Mermaid text" text={mermaidOf(anatomy)} machineId={entry.id}>
      A <code>stateDiagram-v2</code>, which code hosts and editors draw. All of them stand in{' '}
      <code>docs/machines.md</code>.
    </TextForm>
    <TextForm title="For the Stately editor" text={machineCode(entry)} machineId={entry.id}>
      A <code>setup</code> that runs by itself, for{' '}
      <Link href="https://stately.ai/editor" {...outside}>
        stately.ai/editor
      </Link>
      , the public visualiser:{' '}
      <Link href="https://stately.ai/docs/import-from-code" {...outside}>
        import it as code
      </Link>
      . What the machine asks and does is a stub: a guard answers what the table at the head says,
      an action does nothing, an actor waits until it is ended by hand. Change an answer in the
      table to go another way.
    </TextForm>
  </>
);

interface TextFormProps {
  title: string;
  text: string;
  machineId: string;
  /** What it is good for. */
  children: ReactNode;
}

function TextForm({ title, text, machineId, children }: TextFormProps) {
  const isLive = useIsLive();
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => setIsCopied(await copyText(text));
  return (
    <Box component="details" sx={formStyle}>
      <Typography variant="h4" component="summary">
        {title}
      </Typography>
      <Typography variant="body2" sx={{ mt: 1, maxWidth: '62ch' }}>
        {children}
      </Typography>
      <Button {...keptUntilLive} variant="outlined" sx={copyStyle} onClick={() => void copy()}>
        <span>{isCopied ? 'Copied' : 'Copy'}</span>
      </Button>
      {isLive ? (
        <Box component="pre" tabIndex={0} role="region" aria-label={title} sx={textStyle}>
          {text}
        </Box>
      ) : (
        <Link variant="body2" href={textAddress(machineId)}>
          It stands in this machine’s text.
        </Link>
      )}
    </Box>
  );
}

const formStyle = {
  borderTop: '1px solid',
  borderColor: 'divider',
  py: 2,
  '& summary': { cursor: 'pointer', py: 0.5 },
  '& code': { fontSize: '0.9em' },
} as const;

const copyStyle = { mt: 1.5, '@media (scripting: none)': { display: 'none' } } as const;

const textStyle = {
  mt: 2,
  mb: 0,
  p: 2,
  maxHeight: 420,
  overflow: 'auto',
  bgcolor: 'limestone.main',
  fontSize: '0.8125rem',
  lineHeight: 1.5,
  tabSize: 2,
} as const;
