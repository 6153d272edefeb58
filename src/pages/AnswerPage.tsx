import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';

import { AnswerDesk } from '#features/answer-desk/AnswerDesk.tsx';
import { NoticesProvider, useClosedDays } from '#features/notices/notices-context.tsx';
import { STARTUP_FAILURE_ATTRIBUTE } from '#lib/document-contract.ts';
import { ContactLinks } from '#ui/contacts.tsx';
import { PageHead } from '#ui/PageHead.tsx';
import { StartupFailure } from '#ui/StartupFailure.tsx';

/** The page on which staff answer a request. A link in the request's email opens it. */
export const AnswerPage = () => (
  <Container sx={pageStyle}>
    <PageHead path="/answer" />
    <Typography variant="h2" component="h1" sx={{ mb: 3 }}>
      Answer a request
    </Typography>
    <noscript>
      <p>
        This page needs JavaScript. Everything is in the email, too: answer the guest from there, or
        call. This site’s own contacts: <ContactLinks mail=", " />
      </p>
    </noscript>
    <StartupFailure>
      This page does not work in your browser. Update the browser or use another one. Everything is
      in the email, too. <ContactLinks mail=", " />
    </StartupFailure>
    <NoticesProvider>
      <Desk />
    </NoticesProvider>
  </Container>
);

const Desk = () => <AnswerDesk closedDays={useClosedDays()} />;

const pageStyle = {
  pt: { xs: 2, md: 3 },
  pb: { xs: 10, md: 16 },
  // If the page's code cannot be loaded, hide the loading message, because the promised request will not appear.
  [`& > [${STARTUP_FAILURE_ATTRIBUTE}]:not([hidden]) ~ *`]: { display: 'none' },
} as const;

export { AnswerPage as Component };
