import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router-dom';

import { genericTourMeta } from '#content/pages.ts';
import { isTourPath } from '#domain/tours/page-meta.ts';

function describe(error: unknown): string {
  if (isRouteErrorResponse(error) || error instanceof Response) {
    return `${error.status} ${error.statusText}`;
  }
  return error instanceof Error ? error.message : 'Unknown error';
}

const HEADING = 'Unexpected Application Error!';

/** The page that is shown instead of a page that failed to load or to render. */
export function ErrorScreen() {
  const { pathname } = useLocation();
  return (
    <Container sx={{ py: { xs: 10, md: 16 } }}>
      {isTourPath(pathname) ? (
        <>
          <title>{genericTourMeta.title}</title>
          <meta name="description" content={genericTourMeta.description} />
        </>
      ) : (
        <title>{HEADING}</title>
      )}
      <Typography variant="h2" component="h1" gutterBottom>
        {HEADING}
      </Typography>
      <Typography gutterBottom>{describe(useRouteError())}</Typography>
      {/* This link reloads the document, since the app that would handle the click has just failed. */}
      <Link href="/">Return to Home</Link>
    </Container>
  );
}
