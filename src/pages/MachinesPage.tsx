import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useSearchParams } from 'react-router-dom';
import { MachineRoom } from 'xstate-machine-room';

import { room } from '#machine-room/room.tsx';
import { PageHead } from '#ui/PageHead.tsx';
import { ErrorBoundary } from '#ui/ErrorBoundary.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';

export function MachinesPage() {
  const [query] = useSearchParams();
  // The prerendered page has no query, so it shows the first machine.
  const isHydrated = useHydrated();
  return (
    <>
      <PageHead path="/machines" />
      <Container component="header" sx={headStyle}>
        <Typography variant="h2" component="h1">
          The machine room
        </Typography>
        <Typography sx={{ maxWidth: '46ch' }}>
          Booking, carousel, menu, tabs and more are statecharts. Here they are, drawn from the code
          that runs: read them, or run one.
        </Typography>
      </Container>
      <ErrorBoundary>
        <Box sx={roomStyle}>
          <MachineRoom settings={room} machineId={isHydrated ? query.get('machine') : null} />
        </Box>
      </ErrorBoundary>
      <Container sx={{ pb: 10 }}>
        <Link href="/licenses.txt" variant="body2" color="textSecondary">
          Open-source licenses
        </Link>
      </Container>
    </>
  );
}

/** The chart sticks below the site's header. */
const roomStyle = { '--sticky-top': { xs: '64px', md: '76px' } } as const;

const headStyle = {
  display: 'grid',
  gridTemplateColumns: { md: 'minmax(0, 6fr) minmax(0, 7fr)' },
  columnGap: { md: 6 },
  rowGap: 1.5,
  alignItems: 'center',
  pt: { xs: 1, md: 0.5 },
  pb: { xs: 1.5, md: 1 },
} as const;

export { MachinesPage as Component };
