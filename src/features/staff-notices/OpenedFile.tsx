import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRef, type ChangeEvent } from 'react';

import { selectFileName, selectNews, selectProblems } from '#machines/staff-notices.selectors.ts';
import { noticesUrl } from '#services/notices-host.ts';
import { Button } from '#ui/Button.tsx';
import { visuallyHidden } from '#ui/visually-hidden.ts';

import { Problems } from './Problems.tsx';
import { StaffContext } from './staff-context.tsx';

/** Which file is being changed, what of it could not be read, and how to open another. */
export function OpenedFile() {
  const staff = StaffContext.useActorRef();
  const name = StaffContext.useSelector(selectFileName);
  const problems = StaffContext.useSelector(selectProblems);
  return (
    <Box sx={{ display: 'grid', gap: 2.5, justifyItems: 'start' }}>
      <Typography sx={{ maxWidth: '62ch' }}>
        {name === null
          ? `This is what the site says now (${noticesUrl}). Change it, then follow step 3.`
          : `You opened ${name} from this device. Change it, then follow step 3.`}
      </Typography>
      <Box sx={buttonsStyle}>
        <Button onClick={() => staff.send({ type: 'site.load' })}>Load from the site again</Button>
        <ChooseFile />
      </Box>
      {problems.length > 0 ? (
        <Problems
          title="Some of this file could not be read"
          lines={problems}
          hint="What is listed here is not part of the new file. Please enter it again below."
        />
      ) : null}
    </Box>
  );
}

/** What to do when there is no file to begin with. */
export function NoFile() {
  const staff = StaffContext.useActorRef();
  const news = StaffContext.useSelector(selectNews);
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Typography variant="h2" sx={{ fontSize: '1.75rem' }}>
        The notices of the site could not be loaded
      </Typography>
      <Typography role="alert" sx={{ maxWidth: '62ch' }}>
        {`${news || `There was no answer from ${noticesUrl}.`} Try again, or open the file that you kept on this device. Begin a new file only if you know that nothing else is closed: it takes the place of the old one.`}
      </Typography>
      <Box sx={buttonsStyle}>
        <Button look="main" onClick={() => staff.send({ type: 'site.load' })}>
          Try again
        </Button>
        <ChooseFile />
        <Button onClick={() => staff.send({ type: 'file.begin' })}>Begin a new file</Button>
      </Box>
    </Box>
  );
}

function ChooseFile() {
  const staff = StaffContext.useActorRef();
  const input = useRef<HTMLInputElement>(null);
  async function open({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    if (!file) return;
    const text = await file.text();
    // The same file may be chosen again.
    target.value = '';
    staff.send({ type: 'file.open', file: { name: file.name, text } });
  }
  return (
    <>
      <Button onClick={() => input.current?.click()}>Open a file from this device</Button>
      <Box
        component="input"
        ref={input}
        type="file"
        accept=".json,application/json"
        aria-label="File of notices"
        tabIndex={-1}
        sx={visuallyHidden}
        onChange={(event: ChangeEvent<HTMLInputElement>) => void open(event)}
      />
    </>
  );
}

const buttonsStyle = { display: 'flex', flexWrap: 'wrap', gap: 1.5 } as const;
