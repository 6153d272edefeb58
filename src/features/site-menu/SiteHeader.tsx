import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import List from '@mui/material/List';
import { Link, NavLink } from 'react-router-dom';

import { colors } from '#theme/colors.ts';
import { whileTyping } from '#theme/virtual-keyboard.ts';
import { company } from '#content/company.ts';
import { ChatLink, MailLink } from '#ui/contacts.tsx';
import { ErrorBoundary } from '#ui/ErrorBoundary.tsx';
import { ChatIcon, MailIcon } from '#ui/icons.tsx';
import { visuallyHidden } from '#ui/visually-hidden.ts';
import { Wordmark } from '#ui/Wordmark.tsx';

import { HeaderBookNowLink } from './BookNowLink.tsx';
import { siteLinks, WIDE_SCREENS } from './site-links.ts';
import { SiteMenu } from './SiteMenu.tsx';

export const SiteHeader = () => (
  <Box component="header" sx={headerStyle}>
    <Container sx={barStyle}>
      <div>
        <Link to="/">
          <Wordmark maxLines={2} />
        </Link>
      </div>
      <Box component="nav" aria-label="Main" sx={navStyle}>
        <List>
          {siteLinks.map(({ to, label }) => (
            <li key={to}>
              <NavLink to={to} end={to === '/'}>
                {label}
              </NavLink>
            </li>
          ))}
        </List>
      </Box>
      <Box sx={contactStyle}>
        <ChatLink {...contact} aria-label={`WhatsApp ${company.whatsApp}`}>
          <ChatIcon />
          <span>WhatsApp</span>
        </ChatLink>
        <MailLink {...contact} aria-label={`Email ${company.email}`} translate={undefined}>
          <MailIcon />
          <span>Email</span>
        </MailLink>
      </Box>
      <HeaderBookNowLink sx={{ display: { xs: 'none', sm: 'inline-flex' }, flex: 'none' }} />
      <ErrorBoundary>
        <SiteMenu />
      </ErrorBoundary>
    </Container>
  </Box>
);

const contact = { color: 'inherit', underline: 'hover' } as const;

const headerStyle = {
  position: 'sticky',
  viewTransitionName: 'site-header',
  top: 0,
  zIndex: 'appBar',
  color: 'text.primary',
  '--mark': colors.ochre,
  bgcolor: 'background.default',
  boxShadow: `0 1px ${colors.hairline}`,
  // Cancels the page's scroll padding, because a focused link in a sticky header is already on screen.
  '& :is(a, button)': { scrollMarginTop: '-96px' },
  // On such a low screen, a sticky header would cover too much of the page.
  '@media (max-height: 400px)': { position: 'relative' },
  ...whileTyping({ position: 'relative' }),
} as const;

const barStyle = {
  display: 'flex',
  alignItems: 'center',
  columnGap: { xs: 2, lg: 3.5 },
  minHeight: { xs: 64, md: 76 },
  // The logo's box takes the remaining width, so that a long name wraps before the links do.
  '& > div:first-of-type': { display: 'flex', flex: '1 1 0' },
  '& > div:first-of-type > a': { display: 'flex', alignItems: 'center', minHeight: 44, py: 0.5 },
  '& > div:first-of-type > a, & > nav a': { color: 'inherit', textDecoration: 'none' },
} as const;

const navStyle = {
  [`@media not all and ${WIDE_SCREENS}`]: { display: 'none' },
  '& > ul': { display: 'flex', flexWrap: 'wrap', columnGap: { md: 2.5, lg: 3.5 } },
  '& a': {
    display: 'block',
    py: 1,
    fontWeight: 550,
    fontSize: 'button.fontSize',
    whiteSpace: 'nowrap',
    boxShadow: '0 0 transparent',
    '&:hover': { boxShadow: 'inset 0 -1px currentColor' },
    '&[aria-current="page"]': { boxShadow: 'inset 0 -2px var(--mark)' },
  },
} as const;

/** On desktop screens narrower than this, the contact links have no room for text and show only icons. */
const narrowDesktop = '@media not all and (min-width: 75em)';

const contactStyle = {
  display: 'flex',
  [`@media not all and ${WIDE_SCREENS}`]: { display: 'none' },
  gap: { md: 0, lg: 2.5 },
  pl: { md: 1, lg: 3.5 },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    minHeight: 44,
    minWidth: 44,
  },
  '& svg': { display: 'none' },
  [narrowDesktop]: {
    '& svg': { display: 'block' },
    '& a > span': visuallyHidden,
  },
  borderLeft: '1px solid',
  borderColor: 'color-mix(in srgb, currentColor 30%, transparent)',
  fontSize: 'body2.fontSize',
  whiteSpace: 'nowrap',
} as const;
