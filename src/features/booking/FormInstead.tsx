import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { ErrorIcon } from '#ui/icons.tsx';

import { FailureOptions, useMailtoHref } from './FailureOptions.tsx';

/** Stands where a part of the form has stopped working for good: the ways that do without it. */
export function FormInstead() {
  const mailtoHref = useMailtoHref();
  return (
    <Box
      role="alert"
      sx={{
        border: 2,
        borderColor: 'error.main',
        bgcolor: 'background.paper',
        p: { xs: 2, sm: 3 },
      }}
    >
      <Typography sx={{ fontWeight: 600, display: 'flex', gap: 1 }}>
        <ErrorIcon color="error" />
        <span>The form has stopped working.</span>
      </Typography>
      <Typography sx={{ mt: 1, mb: 2 }}>
        Send your request as an e-mail instead, with everything that you have entered already in it,
        or call us.
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <FailureOptions mailtoHref={mailtoHref} size="medium" />
      </Box>
    </Box>
  );
}
