import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { Link as RouterLink, useLocation } from 'react-router-dom';

import { pageWords } from '#content/page-words.ts';
import { PageHead } from '#ui/PageHead.tsx';
import { Picture } from '#ui/Picture.tsx';
import { SteppedEdge } from '#ui/SteppedEdge.tsx';

export function NotFoundPage() {
  const { pathname } = useLocation();
  const logged = useRef<string>(undefined);
  useEffect(() => {
    if (logged.current === pathname) return;
    logged.current = pathname;
    console.error('No page at', pathname);
  }, [pathname]);

  return (
    <>
      <PageHead path={undefined} />
      <Box data-hero sx={pictureStyle}>
        <Picture
          name={pageWords.notFound.picture}
          variant="cover"
          sizes="max(100vw, 110vh)"
          priority
        />
        <SteppedEdge color="background.default" />
      </Box>
      <Container sx={wordsStyle}>
        <Typography variant="h2" component="h1">
          <Box component="span" sx={numberStyle}>
            404
          </Box>{' '}
          <span>Oops! Page not found</span>
        </Typography>
        <Typography sx={{ mt: 2, maxWidth: '44ch' }}>{pageWords.notFound.text}</Typography>
        <List sx={linksStyle}>
          <li>
            <Link component={RouterLink} to="/">
              Return to Home
            </Link>
          </li>
          <li>
            <Link component={RouterLink} to="/tours">
              {pageWords.notFound.toursLink}
            </Link>
          </li>
          <li>
            <Link component={RouterLink} to="/faq">
              Questions and answers
            </Link>
          </li>
        </List>
      </Container>
    </>
  );
}

const pictureStyle = {
  position: 'relative',
  overflow: 'hidden',
  height: { xs: 'min(56svh, 420px)', md: 'clamp(380px, 66svh, 680px)' },
} as const;

const wordsStyle = {
  position: 'relative',
  pt: { xs: 3, md: 6 },
  pb: { xs: 12, md: 20 },
  pl: { md: 'calc(24px + 40%)' },
} as const;

const numberStyle = {
  display: 'block',
  position: { md: 'absolute' },
  left: 24,
  typography: 'h1',
  fontSize: 'min(36vw, clamp(5.5rem, 3rem + 11vw, 13rem))',
  lineHeight: 0.9,
  color: 'ochre.main',
} as const;

const linksStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 4,
  mt: 3,
  '& a': { display: 'inline-block', py: 1 },
} as const;

export { NotFoundPage as Component };
