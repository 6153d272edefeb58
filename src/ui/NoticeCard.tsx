import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import { CloseIcon } from './icons.tsx';

interface NoticeCardProps {
  text: string;
  onDismiss: () => void;
  sx?: SxProps<Theme>;
}

/** The card with the staff's banner. */
export const NoticeCard = ({ text, onDismiss, sx }: NoticeCardProps) => (
  <Box component="section" aria-label="Notice" sx={[slipStyle, sx ?? {}].flat()}>
    <Box sx={{ flex: 1, minWidth: 0 }}>
      <Typography variant="overline" component="p" sx={{ color: 'ochre.main', lineHeight: 1.3 }}>
        Notice
      </Typography>
      <Typography variant="body2" sx={{ mt: 0.75 }}>
        {text}
      </Typography>
    </Box>
    <IconButton color="inherit" aria-label="Close notice" onClick={onDismiss} sx={{ mt: -1.25 }}>
      <CloseIcon fontSize="small" />
    </IconButton>
  </Box>
);

const slipStyle = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: 1,
  p: '18px 8px 20px 24px',
  bgcolor: 'limestone.main',
  color: 'limestone.contrastText',
  borderLeft: '4px dotted',
  borderColor: 'ochre.main',
  borderRadius: '2px',
  boxShadow: 8,
} as const;
