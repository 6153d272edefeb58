import Typography from '@mui/material/Typography';

import { WaysToUs } from '#ui/contacts.tsx';

import { useReceipt } from './use-receipt.ts';

/** What to do if no answer comes. */
export function IfNoAnswer() {
  const receipt = useReceipt();
  return (
    <Typography sx={{ mt: 1 }}>
      <span>Look in your spam folder, then call </span>
      <WaysToUs mail=", write to " chat=" or send a message on " />
      <span>{receipt ? ' and name your reference.' : '.'}</span>
    </Typography>
  );
}
