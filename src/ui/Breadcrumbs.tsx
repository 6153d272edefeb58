import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import { Link as RouterLink } from 'react-router-dom';

import { breadcrumbsFor } from '#domain/page-meta.ts';

/** The trail to a page, none on Home. MUI's own brings its buttons along, for trails that are too long. */
export function Breadcrumbs({ path }: { path: string }) {
  const trail = breadcrumbsFor(path);
  const here = trail.at(-1);
  if (!here) return null;
  return (
    <Container>
      <Typography component="nav" aria-label="Breadcrumb" sx={trailStyle}>
        <Box component="ol" sx={listStyle}>
          {trail.slice(0, -1).map((crumb) => (
            <Fragment key={crumb.path}>
              <li>
                <Link
                  component={RouterLink}
                  to={crumb.path}
                  color="inherit"
                  underline="hover"
                  sx={{ display: 'inline-block', py: 0.75 }}
                >
                  {crumb.label}
                </Link>
              </li>
              <li aria-hidden>/</li>
            </Fragment>
          ))}
          <li>
            <Typography
              component="span"
              aria-current="page"
              sx={{ font: 'inherit', fontWeight: 600 }}
            >
              {here.label}
            </Typography>
          </li>
        </Box>
      </Typography>
    </Container>
  );
}

const trailStyle = {
  pt: { xs: 1, md: 1.5 },
  color: 'inherit',
  fontSize: '0.9375rem',
  lineHeight: 1.4,
} as const;

const listStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  m: 0,
  p: 0,
  listStyle: 'none',
  '& > li': { maxWidth: '100%', overflowWrap: 'anywhere' },
  '& > [aria-hidden]': { mx: 0.75, opacity: 0.7, userSelect: 'none' },
} as const;
