import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useRef, type ChangeEvent } from 'react';

import type { FileOrigin } from '#machines/staff-notices.context.ts';
import { selectIsReplacing } from '#machines/staff-notices.selectors.ts';
import { noticesUrl } from '#services/fetch-notices.ts';

import { TEXT_MEASURE } from '#theme/typography.ts';
import { Problems } from './Problems.tsx';
import { StaffContext, useStaff } from './staff-context.tsx';

/** @param name the file's name, if the file is from this device */
const originText = (origin: FileOrigin, name: string | null): string =>
  ({
    site: `These are the notices on the site now (${noticesUrl}). Change them, then follow step 3.`,
    missing: `The site has no file at ${noticesUrl}, so nothing is closed and there is no notice. Close days or write a notice, then follow step 3.`,
    new: `This is a new file. It replaces the one at ${noticesUrl}, if there is one. Close days or write a notice, then follow step 3.`,
    disk: `You opened ${name} from this device. Change it, then follow step 3.`,
  })[origin];

/** Shows which file is open and which parts could not be read, and offers to open another file. */
export function FileSource() {
  const { staff, origin, fileName, problems, unknown } = useStaff();
  return (
    <Box sx={{ display: 'grid', gap: 2.5, justifyItems: 'start' }}>
      <Typography sx={{ maxWidth: TEXT_MEASURE }}>{originText(origin, fileName)}</Typography>
      <Box sx={buttonsStyle}>
        <Button variant="outlined" onClick={() => staff.send({ type: 'site.load' })}>
          Reload from the site
        </Button>
        <ChooseFile />
      </Box>
      <Problems
        title="Some entries need a correction"
        lines={problems}
        hint="Entries that could not be read are left out of the new file. Add those that still apply again below."
      />
      <Problems
        title="Some entries weren’t recognized"
        lines={unknown}
        hint="They are left out of the new file, because this page has no field for them. If a name is misspelled, check that the closed days and the notice below are still right."
      />
      <ReplaceDialog />
    </Box>
  );
}

/** Offers ways to continue if the notices file of the site could not be loaded. */
export function NoFile() {
  const { staff, statusMessage } = useStaff();
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Typography variant="h2" sx={{ fontSize: '1.75rem' }}>
        The site’s notices could not be loaded
      </Typography>
      <Typography role="alert" sx={{ maxWidth: TEXT_MEASURE }}>
        {`${statusMessage || `There was no answer from ${noticesUrl}.`} Try again, or open the file that you saved on this device. Start a new file only if you know that nothing else is closed: it replaces the old one.`}
      </Typography>
      <Box sx={buttonsStyle}>
        <Button variant="contained" onClick={() => staff.send({ type: 'site.load' })}>
          Try again
        </Button>
        <ChooseFile />
        <Button variant="outlined" onClick={() => staff.send({ type: 'file.begin' })}>
          Start a new file
        </Button>
      </Box>
    </Box>
  );
}

function ChooseFile() {
  const { staff } = useStaff();
  const input = useRef<HTMLInputElement>(null);
  async function open({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    if (!file) return;
    const text = await file.text();
    // Reset the input so that the same file can be chosen again.
    target.value = '';
    staff.send({ type: 'file.open', file: { origin: 'disk', name: file.name, text } });
  }
  return (
    <>
      <Button variant="outlined" onClick={() => input.current?.click()}>
        Open a file from this device
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".json,application/json"
        aria-label="Notices file"
        onChange={(event) => void open(event)}
      />
    </>
  );
}

/** Asks for confirmation before another file replaces unsaved changes. */
function ReplaceDialog() {
  const { staff } = useStaff();
  const isReplacing = StaffContext.useSelector(selectIsReplacing);
  const cancel = () => staff.send({ type: 'replace.cancel' });
  return (
    <Dialog open={isReplacing} onClose={cancel} aria-labelledby="replace-title">
      <DialogTitle id="replace-title" variant="h3" component="h2">
        Discard your changes?
      </DialogTitle>
      <DialogContent>
        Your changes are not in a file yet. If you open another file, you lose them.
      </DialogContent>
      <DialogActions sx={{ p: 2, gap: 1 }}>
        <Button variant="contained" onClick={cancel}>
          Keep my changes
        </Button>
        <Button variant="outlined" onClick={() => staff.send({ type: 'replace.confirm' })}>
          Discard them
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const buttonsStyle = { display: 'flex', flexWrap: 'wrap', gap: 1.5 } as const;
