import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import type { Anatomy } from '../anatomy/anatomy.ts';
import { copyText } from '../project/borrowed.ts';

import { ChoiceList } from './ChoiceList.tsx';
import { ContextView } from './ContextView.tsx';
import { hashOfPath } from './path-link.ts';
import { StepLog } from './StepLog.tsx';
import type { Simulator } from './use-simulator.ts';

interface SimulatorPanelProps {
  anatomy: Anatomy;
  simulator: Simulator;
}

/** Where the machine stands, what can happen next, and how it came here. */
export function SimulatorPanel({ anatomy, simulator }: SimulatorPanelProps) {
  const { frame, frames, position, refused } = simulator;
  const { state, tags, active, choices, context } = frame;
  const last = frames.length - 1;
  const steps = [
    { label: 'Back', isOff: position === 0, onPress: () => simulator.goTo(position - 1) },
    { label: 'Forward', isOff: position === last, onPress: () => simulator.goTo(position + 1) },
    { label: 'Reset', isOff: last === 0, onPress: simulator.reset },
  ];
  return (
    <Box component="section" aria-label="Run it here" sx={panelStyle}>
      <div>
        <Typography variant="overline" component="h3" sx={{ color: 'ochre.main' }}>
          In the simulator
        </Typography>
        <Typography variant="h3" component="output" sx={stateStyle}>
          {state}
        </Typography>
        <Typography variant="body2" sx={{ mt: 0.75 }}>
          {descriptionOf(anatomy, active)}
        </Typography>
        {tags.length > 0 ? (
          <Typography variant="caption" component="p" sx={{ mt: 0.5, color: 'text.secondary' }}>
            {`Tags: ${tags.join(', ')}`}
          </Typography>
        ) : null}
        {refused === null ? null : (
          <Typography variant="body2" role="alert" sx={{ mt: 1, color: 'error.main' }}>
            {`The link goes on with “${refused}”, which is not possible here. The machine may have changed since.`}
          </Typography>
        )}
        <ChoiceList choices={choices} onTake={simulator.take} />
        <Box component="details" sx={{ mt: 2 }}>
          <Typography variant="overline" component="summary" sx={{ cursor: 'pointer' }}>
            Context
          </Typography>
          <ContextView context={context} />
        </Box>
        <Typography variant="caption" component="p" sx={{ mt: 2, color: 'text.secondary' }}>
          A copy at work with sample data: time stands still until you let it pass, and what the
          machine asks of the world waits for your answer. Nothing is sent anywhere.
        </Typography>
      </div>
      <div>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5 }}>
          <Typography variant="overline" component="h4" sx={{ flexGrow: 1 }}>
            {`Step ${position} of ${last}`}
          </Typography>
          {steps.map(({ label, isOff, onPress }) => (
            <Button
              key={label}
              color="inherit"
              disabled={isOff}
              onClick={onPress}
              sx={{ minWidth: 0, px: 1, py: 0.5, fontSize: '0.9375rem' }}
            >
              <span>{label}</span>
            </Button>
          ))}
        </Box>
        <StepLog frames={frames} position={position} onGoTo={simulator.goTo} />
        <CopyLink machineId={anatomy.id} path={simulator.walked} />
      </div>
    </Box>
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

function CopyLink({ machineId, path }: { machineId: string; path: readonly string[] }) {
  const [copied, setCopied] = useState<string | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const link = `?machine=${machineId}${hashOfPath(path)}`;

  async function copy() {
    const address = window.location.origin + window.location.pathname + link;
    if (await copyText(address)) setCopied(link);
    else setFailed(address);
  }

  return (
    <>
      <Button variant="outlined" sx={{ mt: 1.5 }} onClick={() => void copy()}>
        <span>{copied === link ? 'Link copied' : 'Copy a link to this moment'}</span>
      </Button>
      {failed === null ? null : (
        <Typography variant="caption" component="p" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
          {failed}
        </Typography>
      )}
    </>
  );
}

/** Where the machine stands stays on screen however long the choices are. */
const stateStyle = {
  display: 'block',
  position: 'sticky',
  top: { xs: 72, lg: -16 },
  zIndex: 1,
  py: 0.5,
  bgcolor: 'background.default',
  overflowWrap: 'anywhere',
} as const;

/** Beside the chart, choices and log scroll each on its own, so that neither pushes the other away. */
const panelStyle = {
  display: { lg: 'grid' },
  gridTemplateRows: { lg: 'minmax(0, 1fr) minmax(0, 40%)' },
  bgcolor: 'background.default',
  color: 'text.primary',
  borderLeft: { lg: '1px solid' },
  borderTop: { xs: '1px solid', lg: 0 },
  // At both widths: a border that is set at one takes the colour of the text there.
  borderColor: { xs: 'divider', lg: 'divider' },
  '& > div': { px: { xs: 2.5, lg: 3 }, pt: 2, pb: 3, overflow: { lg: 'auto' } },
  '& > div + div': { pt: 1, borderTop: '1px solid', borderColor: 'divider' },
} as const;
