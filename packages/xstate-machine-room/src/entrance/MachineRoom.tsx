import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { Fragment, useMemo } from 'react';

import { anatomyOf } from '../anatomy/anatomy.ts';
import { MachineAtWork } from '../page/MachineAtWork.tsx';
import { MachineList } from '../page/MachineList.tsx';
import { OtherForms } from '../page/OtherForms.tsx';
import { Words } from '../page/Words.tsx';
import { registry } from '../project/registry.ts';
import { pathOfHash } from '../simulator/path-link.ts';

interface MachineRoomProps {
  /** What the address asks for; the first machine for anything unknown. */
  machineId: string | null;
  /** May carry the steps to a moment. */
  hash: string;
}

/** One machine: its chart, the simulator in which it runs, and the same in words and other forms. */
export function MachineRoom({ machineId, hash }: MachineRoomProps) {
  const entry = registry.find(({ id }) => id === machineId) ?? registry[0];
  if (!entry) throw new Error('The registry is empty');
  const anatomy = useMemo(() => anatomyOf(entry.machine), [entry]);
  return (
    <>
      <Container>
        <MachineList current={entry.id} />
        <Box sx={titleStyle}>
          <Typography variant="h2" id={entry.id} sx={{ fontSize: { md: '2.25rem' } }}>
            {entry.title}
          </Typography>
          <Typography sx={{ maxWidth: '62ch' }}>{anatomy.description}</Typography>
        </Box>
      </Container>
      <MachineAtWork
        key={`${entry.id} ${hash}`}
        entry={entry}
        anatomy={anatomy}
        path={pathOfHash(hash)}
      />
      <Container sx={readingStyle}>
        <div>
          <Typography variant="h3" component="h3">
            Why it is as it is
          </Typography>
          <Typography sx={{ mt: 1.5, mb: 5 }}>{withCode(entry.why)}</Typography>
          <OtherForms key={entry.id} entry={entry} anatomy={anatomy} />
        </div>
        <div role="group" aria-labelledby={`${entry.id}-in-words`}>
          <Typography variant="h3" component="h3" id={`${entry.id}-in-words`} sx={{ mb: 1.5 }}>
            In words
          </Typography>
          <Words anatomy={anatomy} />
        </div>
      </Container>
    </>
  );
}

/** Text in which names of code stand between backticks, as in a document. */
const withCode = (text: string) =>
  text.split('`').map((part, index) => {
    const Part = index % 2 === 1 ? 'code' : Fragment;
    // oxlint-disable-next-line react/no-array-index-key -- parts never move, and may read the same
    return <Part key={index}>{part}</Part>;
  });

const titleStyle = {
  display: 'grid',
  gridTemplateColumns: { md: 'minmax(0, 6fr) minmax(0, 7fr)' },
  columnGap: { md: 6 },
  rowGap: 1,
  alignItems: 'center',
  py: { xs: 2, md: 1.5 },
} as const;

const readingStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 6fr)' },
  columnGap: { md: 8, lg: 12 },
  rowGap: 6,
  alignItems: 'start',
  pt: { xs: 6, md: 9 },
  pb: { xs: 9, md: 15 },
} as const;
