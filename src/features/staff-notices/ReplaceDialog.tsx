import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';

import { selectIsReplacing } from '#machines/staff-notices.selectors.ts';

import { StaffContext } from './staff-context.tsx';

/** Asks before another file takes the place of changes that stand in none. */
export function ReplaceDialog() {
  const staff = StaffContext.useActorRef();
  const isReplacing = StaffContext.useSelector(selectIsReplacing);
  const cancel = () => staff.send({ type: 'replace.cancel' });
  return (
    <Dialog open={isReplacing} onClose={cancel} aria-labelledby="replace-title">
      <DialogTitle id="replace-title" variant="h3" component="h2">
        Drop your changes?
      </DialogTitle>
      <DialogContent>
        What you changed is not in a file yet. If you open another one, it is lost.
      </DialogContent>
      <DialogActions sx={{ p: 2, gap: 1 }}>
        <Button variant="contained" onClick={cancel}>
          Keep my changes
        </Button>
        <Button variant="outlined" onClick={() => staff.send({ type: 'replace.confirm' })}>
          Drop them
        </Button>
      </DialogActions>
    </Dialog>
  );
}
