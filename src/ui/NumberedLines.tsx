import Box from '@mui/material/Box';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';

interface NumberedLinesProps {
  lines: readonly { title: string; text: string }[];
}

/** Points under large numerals, parted by hairlines. */
export const NumberedLines = ({ lines }: NumberedLinesProps) => (
  <List component="ol">
    {lines.map(({ title, text }, index) => (
      <Box
        component="li"
        key={title}
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '48px minmax(0, 1fr)', sm: '5.5rem 1fr' },
          py: { xs: 3, md: 4 },
          borderTop: '1px solid',
          borderColor: 'divider',
          '&:last-of-type': { borderBottom: '1px solid', borderColor: 'divider' },
        }}
      >
        <Typography
          variant="h2"
          component="span"
          aria-hidden
          sx={{ gridRow: '1 / 3', mt: '-0.12em', color: 'ochre.main' }}
        >
          {index + 1}
        </Typography>
        <Typography variant="h3">{title}</Typography>
        <Typography sx={{ mt: 1, maxWidth: '62ch' }}>{text}</Typography>
      </Box>
    ))}
  </List>
);
