import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { colors } from '#content/colors.ts';
import { ChatLink, MailLink, PhoneLink } from '#ui/contacts.tsx';
import { SteppedEdge } from '#ui/SteppedEdge.tsx';

const light = { color: 'sun.main', textDecorationColor: 'currentColor', fontWeight: 600 } as const;

/** For those who cannot tell which tour is theirs. */
export const TourAdvice = () => (
  <Box
    component="aside"
    aria-labelledby="tour-advice"
    sx={{
      position: 'relative',
      height: '100%',
      minHeight: 300,
      pt: { xs: 3, md: 4 },
      px: { xs: 3, md: 4 },
      pb: 12,
      bgcolor: 'jungle.main',
      color: 'jungle.contrastText',
      borderRadius: '2px',
      overflow: 'hidden',
      '--focus-ring': 'var(--mui-palette-sun-main)',
    }}
  >
    <Typography id="tour-advice" variant="h2" sx={{ fontSize: 'min(13vw, 2rem)' }}>
      Not sure which one?
    </Typography>
    <Typography sx={{ mt: 1.5, mb: 2.5, maxWidth: '40ch' }}>
      Tell us where you stay and how many you are. We will say which tour starts nearest to you.
    </Typography>
    <Typography variant="overline" component="p">
      Toll-free
    </Typography>
    <PhoneLink sx={{ color: 'sun.main', typography: 'h3' }} underline="hover" />
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, mt: 1 }}>
      <ChatLink sx={{ ...light, py: 1.25 }}>WhatsApp</ChatLink>
      <MailLink translate={undefined} sx={{ ...light, py: 1.25 }}>
        E-mail
      </MailLink>
    </Box>
    <SteppedEdge color={colors.jungleDeep} />
  </Box>
);
