import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';

import { company } from '#content/company.ts';
import { mainAction, OFFLINE_PICTURE } from '#lib/document-contract.ts';
import { ContactLinks } from '#ui/contacts.tsx';
import { PageHead } from '#ui/PageHead.tsx';

/** The service worker shows this page instead of one that cannot be loaded. */
export const OfflinePage = () => (
  <Container sx={pageStyle}>
    <PageHead path="/offline" />
    <div>
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
        Or call <ContactLinks mail=" or write to " />
      </p>
      <p>{`We answer ${company.openingHours}.`}</p>
    </div>
    <Box component="img" src={OFFLINE_PICTURE} alt="" width={800} height={450} />
  </Container>
);

const pageStyle = {
  display: 'grid',
  gridTemplateColumns: { md: 'minmax(0, 1fr) minmax(0, 1fr)' },
  columnGap: 8,
  rowGap: 3,
  alignItems: 'start',
  pt: { xs: 2, md: 5 },
  pb: { xs: 8, md: 10 },
  '& h1': { typography: 'h1', m: 0 },
  '& p': { m: 0, mt: 2.5, textWrap: 'balance' },
  '& p + p': { mt: 1 },
  '& > img': {
    order: { xs: -1, md: 0 },
    width: '100%',
    height: 'auto',
    aspectRatio: { xs: '16 / 9', md: '3 / 2' },
    objectFit: 'cover',
    borderRadius: '2px',
    bgcolor: 'limestone.main',
  },
} as const;

export { OfflinePage as Component };
