import Button from '@mui/material/Button';
import Container from '@mui/material/Container';

import { company } from '#content/company.ts';
import { mainAction } from '#lib/document-contract.ts';
import { brandMark } from '#theme/brand-mark.ts';
import { TEXT_MEASURE } from '#theme/typography.ts';
import { ContactLinks } from '#ui/contacts.tsx';
import { PageHead } from '#ui/PageHead.tsx';

/** The service worker shows this page instead of one that cannot be loaded. */
export const OfflinePage = () => (
  <Container sx={pageStyle}>
    <PageHead path="/offline" />
    <svg viewBox="0 4 32 24" aria-hidden>
      <path d={brandMark.pyramid} />
      <path d={brandMark.crocodile} />
    </svg>
    <h1>No connection</h1>
    <p>
      This page has not been opened on this device before. What you typed into the booking form is
      still there.
    </p>
    {/* This page is shown at the address that could not be loaded, so an empty `href` loads it again. MUI would give
        such a link the role of a button. */}
    <Button
      {...mainAction}
      component="a"
      role="link"
      href=""
      variant="contained"
      color="secondary"
      sx={{ mt: 3 }}
    >
      Try again
    </Button>
    <p>
      Call us: <ContactLinks mail=". Or write to " />
      {`. We answer ${company.openingHours}.`}
    </p>
  </Container>
);

const pageStyle = {
  '& > svg': {
    float: { sm: 'right' },
    display: 'block',
    width: { xs: 128, sm: '28%' },
    mb: 3,
    mr: { sm: 3 },
    pb: 1,
    borderBottom: '3px dotted',
    fill: 'currentColor',
    color: 'jungle.main',
    '& path:first-of-type': { fill: 'currentColor', color: 'ochre.main' },
  },
  py: { xs: 6, md: 12 },
  '& h1': { typography: 'h1', m: 0 },
  '& p': { m: 0, mt: 2.5, maxWidth: TEXT_MEASURE, textWrap: 'balance' },
} as const;

export { OfflinePage as Component };
