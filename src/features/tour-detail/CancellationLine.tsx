import Typography from '@mui/material/Typography';

import { cancellationLine, weatherPolicy } from '#content/policies.ts';

export const CancellationLine = () => (
  <Typography sx={{ mt: 6, pt: 3, borderTop: 1, borderColor: 'divider', color: 'text.secondary' }}>
    {`${cancellationLine} ${weatherPolicy}`}
  </Typography>
);
