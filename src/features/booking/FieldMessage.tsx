import Box from '@mui/material/Box';

import { ErrorIcon } from '#ui/icons.tsx';

interface FieldMessageProps {
  error: string | undefined;
  hint: string | undefined;
}

/** What stands under a field: its hint, and its message with a sign that is not colour alone. */
export function FieldMessage({ error, hint }: FieldMessageProps) {
  return (
    <>
      {error ? (
        <Box component="span" sx={{ display: 'flex', gap: 0.75, fontWeight: 600 }}>
          <ErrorIcon sx={{ fontSize: 20, mt: '1px' }} />
          <span>{error}</span>
        </Box>
      ) : null}
      {hint ? (
        <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
          {hint}
        </Box>
      ) : null}
    </>
  );
}
