import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';

import { selectHasUnsentText, selectIsReplacing } from '#machines/answer.machine.ts';

import { AnswerContext } from './answer-context.tsx';

/**
 * Asks before a text that staff have edited is lost: inside the site with a dialog, for a reload and a closed tab with
 * the browser's own question.
 */
export function LeaveQuestion() {
  const answer = AnswerContext.useActorRef();
  const isReplacing = AnswerContext.useSelector(selectIsReplacing);
  const blocker = useBlocker(() => selectHasUnsentText(answer.getSnapshot()));
  useEffect(() => {
    const askFirst = (event: BeforeUnloadEvent) => {
      // A link to a mail program counts as leaving the page in some browsers. Its press has just marked the text as sent.
      if (selectHasUnsentText(answer.getSnapshot())) event.preventDefault();
    };
    window.addEventListener('beforeunload', askFirst);
    return () => window.removeEventListener('beforeunload', askFirst);
  }, [answer]);
  const stay = () => {
    blocker.reset?.();
    answer.send({ type: 'link.refuse' });
  };
  const leave = () => {
    blocker.proceed?.();
    answer.send({ type: 'link.accept' });
  };
  return (
    <Dialog
      open={isReplacing || blocker.state === 'blocked'}
      onClose={stay}
      aria-labelledby="leave-title"
    >
      <DialogTitle id="leave-title" variant="h3" component="h2">
        Leave this answer?
      </DialogTitle>
      <DialogContent>You have changed the text and not sent it. It would be lost.</DialogContent>
      <DialogActions sx={{ p: 2, gap: 1 }}>
        <Button onClick={leave}>Leave it</Button>
        <Button variant="contained" onClick={stay}>
          Stay
        </Button>
      </DialogActions>
    </Dialog>
  );
}
