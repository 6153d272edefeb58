import Link from '@mui/material/Link';
import { Fragment } from 'react';
import { Link as RouterLink } from 'react-router-dom';

import { bookingFormLinks } from '#content/content.data.ts';

/** Links to the pages that the owner shows below the form, such as privacy and terms. */
export const FormLinks = () =>
  bookingFormLinks.map(({ path, label }, index) => (
    <Fragment key={path}>
      {index > 0 ? ' · ' : null}
      <Link component={RouterLink} to={path}>
        {label}
      </Link>
    </Fragment>
  ));
