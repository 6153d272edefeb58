import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useMachine } from '@xstate/react';
import { useEffect, type Ref } from 'react';

import { toastMachine } from '#machines/toast.machine.ts';
import { inspect } from '#services/inspector.ts';
import { CloseIcon } from '#ui/icons.tsx';

import { FAILURE_TEXT, FAILURE_TOAST_ATTRIBUTE, FailureOptions } from './failure.tsx';
import { ToastAlert } from './ToastAlert.tsx';

/** On phones, hides the toast while the failure panel, which has the same text, is on screen. */
const lowOnPhones = {
  '& .MuiAlert-icon': { display: { xs: 'none', sm: 'flex' } },
  '& .MuiAlert-message': { width: 1, pt: { xs: 0.5, sm: 1 } },
  '& .MuiAlert-action': {
    position: { xs: 'absolute', sm: 'static' },
    top: 4,
    right: 12,
    pt: { xs: 0, sm: 0.5 },
  },
} as const;

interface FailureToastProps {
  ref?: Ref<HTMLDivElement>;
  mailtoHref: string;
  onClose: () => void;
  onEscape: () => void;
}

/**
 * The failure toast, which closes after 10 seconds. notistack's own timer ignores keyboard focus, so the toast machine
 * has the timer.
 */
export function FailureToast({ ref, mailtoHref, onClose, onEscape }: FailureToastProps) {
  const [state, send] = useMachine(toastMachine, { inspect });
  const isClosed = state.matches('closed');

  useEffect(() => {
    if (isClosed) onClose();
  }, [isClosed, onClose]);

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const reason = 'window';
    window.addEventListener('blur', () => send({ type: 'pause.start', reason }), { signal });
    window.addEventListener('focus', () => send({ type: 'pause.end', reason }), { signal });
    return () => listening.abort();
  }, [send]);

  return (
    // The failure panel is already an alert; a second one would be read aloud twice.
    <ToastAlert
      ref={ref}
      severity="error"
      role="group"
      aria-label="Error notice"
      {...{ [FAILURE_TOAST_ATTRIBUTE]: '' }}
      onPointerEnter={() => send({ type: 'pause.start', reason: 'pointer' })}
      onPointerLeave={() => send({ type: 'pause.end', reason: 'pointer' })}
      onFocus={() => send({ type: 'pause.start', reason: 'focus' })}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) {
          send({ type: 'pause.end', reason: 'focus' });
        }
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        onEscape();
        send({ type: 'toast.close' });
      }}
      action={
        <Tooltip title="Close notice" placement="top">
          <IconButton color="inherit" onClick={() => send({ type: 'toast.close' })}>
            <CloseIcon />
          </IconButton>
        </Tooltip>
      }
      sx={{
        position: 'relative',
        maxWidth: 520,
        '& a': { px: { xs: 0.75, sm: 1.25 }, minHeight: 36 },
        ...lowOnPhones,
      }}
    >
      <Box sx={{ pr: { xs: 5, sm: 0 } }}>{FAILURE_TEXT}</Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: { xs: 0.75, sm: 1.5 } }}>
        <FailureOptions mailtoHref={mailtoHref} size="small" />
      </Box>
    </ToastAlert>
  );
}
