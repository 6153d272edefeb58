import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

function describe(error: unknown): string {
  if (error instanceof Response) return `${error.status} ${error.statusText}`;
  return error instanceof Error ? error.message : 'Unknown error';
}

export const ErrorScreen = ({ error }: { error: unknown }) => (
  <Container sx={{ py: { xs: 10, md: 16 } }}>
    <title>Unexpected Application Error!</title>
    <Typography variant="h2" component="h1" gutterBottom>
      Unexpected Application Error!
    </Typography>
    <Typography gutterBottom>{describe(error)}</Typography>
    {/* A full load, since the app that would handle the click has just failed. */}
    <Link href="/">Return to Home</Link>
  </Container>
);
