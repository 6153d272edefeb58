import Box from '@mui/material/Box';
import MuiBreadcrumbs from '@mui/material/Breadcrumbs';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { Link as RouterLink } from 'react-router-dom';

import { breadcrumbsFor } from '#domain/tours/page-meta.ts';

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
} as const;
