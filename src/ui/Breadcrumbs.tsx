import Box from '@mui/material/Box';
import MuiBreadcrumbs from '@mui/material/Breadcrumbs';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { Link as RouterLink } from 'react-router-dom';

import { colors } from '#theme/colors.ts';
import { breadcrumbsFor } from '#domain/site/page-meta.ts';
import { HERO_ATTRIBUTE } from '#lib/document-contract.ts';

import { ErrorBoundary } from './ErrorBoundary.tsx';

/** The breadcrumbs of every page except Home. */
function BreadcrumbList({ path }: { path: string }) {
  const crumbs = breadcrumbsFor(path);
  const currentPage = crumbs.at(-1);
  if (!currentPage) return null;
  return (
    <Container>
      <MuiBreadcrumbs aria-label="Breadcrumb" sx={{ pt: { xs: 1, md: 1.5 } }}>
        {crumbs.slice(0, -1).map((crumb) =>
          crumb.isLink ? (
            <Link
              key={crumb.path}
              component={RouterLink}
              to={crumb.path}
              color="inherit"
              underline="hover"
              sx={{ display: 'inline-block', py: 0.75 }}
            >
              {crumb.label}
            </Link>
          ) : (
            <span key={crumb.path}>{crumb.label}</span>
          ),
        )}
        <Typography component="span" aria-current="page" sx={{ font: 'inherit', fontWeight: 600 }}>
          {currentPage.label}
        </Typography>
      </MuiBreadcrumbs>
    </Container>
  );
}

/** Places the breadcrumbs between the header and the page, or on the picture if the page begins with one. */
export const Breadcrumbs = memo(({ path }: { path: string }) => (
  <Box sx={breadcrumbsStyle}>
    <ErrorBoundary>
      <BreadcrumbList path={path} />
    </ErrorBoundary>
  </Box>
));

const breadcrumbsStyle = {
  position: 'relative',
  zIndex: 1,
  color: 'text.secondary',
  [`body:has([${HERO_ATTRIBUTE}]) &`]: {
    position: 'absolute',
    insetInline: 0,
    color: 'background.default',
    '--focus-ring': colors.sun,
    // Darkens the top of the picture, so that the header and the breadcrumbs are readable on any sky.
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: '-80px 0 auto',
      height: { xs: 230, md: 250 },
      zIndex: -1,
      pointerEvents: 'none',
      background: `linear-gradient(${colors.jungleDeep}D1, ${colors.jungleDeep}9E 52%, transparent)`,
    },
  },
} as const;
