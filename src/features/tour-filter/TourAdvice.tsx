import Box from '@mui/material/Box';

import { company } from '#content/company.ts';
import { phoneLabel } from '#domain/site/contact-links.ts';
import { figureStyle } from '#theme/typography.ts';
import { ChatLink, MailLink, PhoneLink } from '#ui/contacts.tsx';

/** Offers help to visitors who do not know which tour to choose. */
export const TourAdvice = () => (
  <Box component="aside" aria-labelledby="tour-advice" sx={adviceStyle}>
    <h2 id="tour-advice">Not sure which one?</h2>
    <p>
      Tell us where you’re staying and how many of you are coming. We’ll tell you which tour starts
      nearest to you.
    </p>
    <p>{phoneLabel(company.phone)}</p>
    <PhoneLink sx={{ color: 'sun.main', typography: 'h3', ...figureStyle }} underline="hover" />
    <div>
      <ChatLink>WhatsApp</ChatLink>
      <MailLink translate={undefined}>Email</MailLink>
    </div>
  </Box>
);

const adviceStyle = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  height: '100%',
  pt: { xs: 3, md: 4 },
  px: { xs: 3, md: 4 },
  pb: { xs: 4, md: 5 },
  bgcolor: 'jungle.main',
  color: 'jungle.contrastText',
  borderRadius: '2px',
  overflow: 'hidden',
  '--focus-ring': 'var(--mui-palette-sun-main)',
  '& h2': { typography: 'h4', m: 0 },
  '& p': { m: 0, mt: 1.5, mb: 2.5, maxWidth: '40ch' },
  '& p + p': { typography: 'overline', m: 0, mt: 'auto', maxWidth: 'none' },
  '& a + div': { display: 'flex', flexWrap: 'wrap', columnGap: 3, mt: 1 },
  '& div > a': {
    color: 'sun.main',
    textDecorationColor: 'currentColor',
    fontWeight: 600,
    py: 1.25,
  },
} as const;
