import Box from '@mui/material/Box';

import { textAddress } from '../entrance/machine-texts.ts';
import { RouterLink } from '../project/borrowed.ts';
import { registry } from '../project/registry.ts';

/**
 * Every machine of the site, each under an address of its own. Addresses differ in their query only, which a server of
 * files cannot tell apart: without scripts each machine has its text.
 */
export const MachineList = ({ current }: { current: string }) => (
  <Box component="nav" aria-label="Machines" sx={listStyle}>
    <ul>
      {registry.map(({ id, title }) => (
        <li key={id}>
          <RouterLink
            to={`?machine=${id}`}
            preventScrollReset
            aria-current={id === current ? 'page' : undefined}
          >
            {title}
          </RouterLink>
        </li>
      ))}
    </ul>
    <noscript>
      <ul>
        {registry.map(({ id, title }) => (
          <li key={id}>
            <a href={textAddress(id)}>{title}</a>
          </li>
        ))}
      </ul>
    </noscript>
  </Box>
);

const listStyle = {
  // Columns of their own on narrow screens: a row that wraps would wrap anew when the typeface comes.
  '& ul': {
    display: 'grid',
    '@media (min-width: 56.25em)': { display: 'flex' },
    gridTemplateColumns: 'repeat(auto-fill, minmax(5.5rem, 1fr))',
    columnGap: { xs: 1.5, md: 4 },
    m: 0,
    p: 0,
    listStyle: 'none',
  },
  '& > ul': { '@media (scripting: none)': { display: 'none' } },
  '& a': {
    display: 'block',
    width: 'fit-content',
    py: 1,
    typography: 'h3',
    textWrap: 'nowrap',
    fontSize: { xs: '1.125rem', md: '1.25rem' },
    color: 'text.secondary',
    textDecoration: 'none',
  },
  '& noscript a': { textDecoration: 'underline' },
  '& a:hover': { color: 'text.primary' },
  '& a[aria-current]': {
    color: 'text.primary',
    boxShadow: 'inset 0 -3px var(--mui-palette-primary-main)',
  },
} as const;
