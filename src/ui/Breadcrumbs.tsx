import MuiBreadcrumbs from '@mui/material/Breadcrumbs';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';

import { breadcrumbsFor } from '#domain/page-meta.ts';

/** The trail to a page, none on Home. */
export function Breadcrumbs({ path }: { path: string }) {
  const trail = breadcrumbsFor(path);
  const here = trail.at(-1);
  if (!here) return null;
  return (
    <Container>
      <MuiBreadcrumbs aria-label="Breadcrumb" sx={{ pt: { xs: 1, md: 1.5 } }}>
        {trail.slice(0, -1).map((crumb) => (
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
        ))}
        <Typography component="span" aria-current="page" sx={{ font: 'inherit', fontWeight: 600 }}>
          {here.label}
        </Typography>
      </MuiBreadcrumbs>
    </Container>
  );
}
