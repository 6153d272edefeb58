import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';

function describe(error: unknown): string {
  if (isRouteErrorResponse(error) || error instanceof Response) {
    return `${error.status} ${error.statusText}`;
  }
  return error instanceof Error ? error.message : 'Unknown error';
}

/** Stands in the place of what failed to load or to render. */
export const ErrorScreen = () => (
  <Container sx={{ py: { xs: 10, md: 16 } }}>
    <title>Unexpected Application Error!</title>
    <Typography variant="h2" component="h1" gutterBottom>
      Unexpected Application Error!
    </Typography>
    <Typography gutterBottom>{describe(useRouteError())}</Typography>
    {/* A full load, since the app that would handle the click has just failed. */}
    <Link href="/">Return to Home</Link>
  </Container>
);
