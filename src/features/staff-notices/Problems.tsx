import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { ErrorIcon } from '#ui/icons.tsx';

interface ProblemsProps {
  title: string;
  lines: readonly string[];
  hint: string;
}

/** Lists the problems that the staff should fix. Renders nothing if there are no problems. */
export function Problems({ title, lines, hint }: ProblemsProps) {
  if (lines.length === 0) return null;
  return (
    <Box
      role="group"
      aria-label={title}
      sx={{
        border: 2,
        borderColor: 'error.main',
        bgcolor: 'background.paper',
        p: { xs: 2, sm: 3 },
        width: '100%',
      }}
    >
      <Typography sx={{ display: 'flex', gap: 1, fontWeight: 600 }}>
        <ErrorIcon sx={{ color: 'error.main', mt: '2px' }} />
        <span>{title}</span>
      </Typography>
      <Box component="ul" sx={{ my: 1, pl: 3 }}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Box>
      <Typography variant="body2">{hint}</Typography>
    </Box>
  );
}
