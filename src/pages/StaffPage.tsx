import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';

import { MailTest } from '#features/mail-test/MailTest.tsx';
import { StaffNotices } from '#features/staff-notices/StaffNotices.tsx';
import { STARTUP_FAILURE_ATTRIBUTE } from '#lib/document-contract.ts';
import { TEXT_MEASURE } from '#theme/typography.ts';
import { PageHead } from '#ui/PageHead.tsx';
import { StartupFailure } from '#ui/StartupFailure.tsx';

/** The staff's page, which creates the notices file. */
export const StaffPage = () => (
  <Container sx={pageStyle}>
    <PageHead path="/staff" />
    <Typography
      variant="h1"
      sx={{ fontSize: 'min(15vw, clamp(2.25rem, 1.9rem + 1.5vw, 3.25rem))' }}
    >
      Closed days and the notice
    </Typography>
    <Typography variant="subtitle1" component="p" sx={{ mt: 1.5, maxWidth: '52ch' }}>
      For staff. Nothing on this page changes the site by itself: it makes a file, and you put the
      file on the site.
    </Typography>
    <Typography sx={{ mt: 1.5, mb: 4, maxWidth: TEXT_MEASURE }}>
      This page is for a site on a server of your own. If Netlify, Cloudflare Pages or a similar
      service builds yours from GitHub, change the days and the notice in the owner’s forms instead,
      under “Closed days and banner”: see docs/notices.md.
    </Typography>
    <noscript>
      <p>This page needs JavaScript.</p>
    </noscript>
    <StartupFailure>
      This page does not work in your browser. Update the browser or use another one.
    </StartupFailure>
    <StaffNotices />
    <MailTest />
  </Container>
);

const pageStyle = {
  pt: { xs: 2, md: 3 },
  pb: { xs: 10, md: 16 },
  // If the page's code cannot be loaded, hide the loading message, because the promised notices will not appear.
  [`& > [${STARTUP_FAILURE_ATTRIBUTE}]:not([hidden]) ~ *`]: { display: 'none' },
} as const;

export { StaffPage as Component };
