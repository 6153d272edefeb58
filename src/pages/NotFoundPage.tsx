import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import { useEffect, useRef } from 'react';
import { Link as RouterLink, useLocation } from 'react-router-dom';

import { pageTexts } from '#content/content.data.ts';
import { figureSizes, figureStyle } from '#theme/typography.ts';
import { PageHead } from '#ui/PageHead.tsx';
import { Picture } from '#ui/Picture.tsx';

const ways = [
  ['/tours', pageTexts.notFound.toursLink],
  ['/faq', 'Questions and answers'],
] as const;

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
      <Box sx={pictureStyle}>
        <Picture
          name={pageTexts.notFound.picture}
          variant="cover"
          sizes="max(100vw, 110vh)"
          priority
        />
      </Box>
      <Container sx={wordsStyle}>
        <h1>
          <span>404</span> Oops! Page not found
        </h1>
        <p>{pageTexts.notFound.text}</p>
        <Button component={RouterLink} to="/" variant="outlined" sx={{ mt: 3 }}>
          Return to Home
        </Button>
        <List>
          {ways.map(([to, label]) => (
            <li key={to}>
              <Link component={RouterLink} to={to}>
                {label}
              </Link>
            </li>
          ))}
        </List>
      </Container>
    </>
  );
}

const pictureStyle = {
  position: 'relative',
  overflow: 'hidden',
  mt: { xs: 1, md: 1.5 },
  height: { xs: 'min(64vw, 420px)', md: 'clamp(320px, 52svh, 600px)' },
} as const;

const wordsStyle = {
  position: 'relative',
  pt: { xs: 3, md: 6 },
  pb: { xs: 9, md: 16 },
  pl: { md: 'min(42vw, 528px)' },
  '& h1': { typography: 'h2', m: 0 },
  '& span': {
    display: 'block',
    mb: 2,
    position: { md: 'absolute' },
    left: 24,
    ...figureStyle,
    fontSize: { xs: figureSizes.poster, md: `min(12vw, 240px, ${figureSizes.poster})` },
    lineHeight: 0.9,
    color: 'ochre.main',
  },
  '& p': { m: 0, mt: 2, maxWidth: '44ch' },
  '& ul': { display: 'flex', flexWrap: 'wrap', columnGap: 4, mt: 1.5 },
  '& li > a': { display: 'inline-block', py: 1 },
} as const;

export { NotFoundPage as Component };
