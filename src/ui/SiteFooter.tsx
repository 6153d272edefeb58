import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';

import { company } from '#content/company.ts';
import { pageWords } from '#content/page-words.ts';
import { pages } from '#content/pages.ts';
import { tours } from '#domain/tours.ts';
import { dayAtPlace } from '#domain/place-time.ts';

import { ChatLink, MailLink, PhoneLink } from './contacts.tsx';
import { SteppedEdge } from './SteppedEdge.tsx';
import { useIsLive } from './use-is-live.ts';
import { Wordmark } from './Wordmark.tsx';

const quickLinks = [...pages].flatMap(([to, { footerLabel }]) =>
  footerLabel ? { to, label: footerLabel } : [],
);

export function SiteFooter() {
  return (
    <Box component="footer" sx={footerStyle}>
      <Box sx={{ position: 'absolute', insetInline: 0, top: 0 }}>
        <SteppedEdge color="jungle.main" flip />
      </Box>
      <Container sx={gridStyle}>
        <Box component="section" aria-labelledby="footer-about">
          <Heading id="footer-about">About</Heading>
          <Box sx={{ '--mark': 'var(--mui-palette-sun-main)', mt: 1.5, mb: 2 }}>
            <Wordmark />
          </Box>
          <Typography variant="body2" sx={{ maxWidth: '32ch' }}>
            {pageWords.footerLine}
          </Typography>
        </Box>
        <Links id="footer-tours" title="Our Tours">
          {tours.map(({ id, footerLabel }) => (
            <li key={id}>
              <Link component={RouterLink} to={`/tour/${id}`} {...link}>
                {footerLabel}
              </Link>
            </li>
          ))}
        </Links>
        <Links id="footer-pages" title="Quick Links">
          {quickLinks.map(({ to, label }) => (
            <li key={to}>
              <Link component={RouterLink} to={to} {...link}>
                {label}
              </Link>
            </li>
          ))}
          {[company.toursSister, company.vacationsSister].map(
            ({ name, url }) =>
              url && (
                <li key={url}>
                  <Link href={url} target="_blank" rel="noopener noreferrer" {...link}>
                    {name}
                  </Link>
                </li>
              ),
          )}
        </Links>
        <Box component="section" aria-labelledby="footer-contact">
          <Heading id="footer-contact">Contact Us</Heading>
          <Box component="address" sx={{ fontStyle: 'normal', typography: 'body2', mt: 1 }}>
            {company.whatsApp ? (
              <ChatLink {...link}>{`WhatsApp ${company.whatsApp}`}</ChatLink>
            ) : (
              <PhoneLink {...link} />
            )}
            <MailLink {...link} />
            <Typography variant="body2" sx={{ mt: 1.5, maxWidth: '28ch' }}>
              {company.address}
            </Typography>
          </Box>
          <Typography variant="body2" sx={{ mt: 1.5 }}>
            {company.openingHours}
          </Typography>
        </Box>
      </Container>
      <Container>
        <Box sx={lastLineStyle}>
          <Typography variant="body2">
            <span>© </span>
            <CurrentYear /> <span translate="no">{company.name}</span>
          </Typography>
          <Link component={RouterLink} to="/machines" {...link}>
            How this site works
          </Link>
        </Box>
      </Container>
    </Box>
  );
}

const dayOfReading = () => dayAtPlace(new Date());

/** The year of the build, which a page has without its scripts too, until the app knows the day on which it is read. */
function CurrentYear() {
  const day = useIsLive() ? dayOfReading() : import.meta.env.BUILD_DAY;
  return (
    <Box
      component="span"
      sx={{ display: 'inline-block', minWidth: '4ch', fontVariantNumeric: 'tabular-nums' }}
    >
      {day?.slice(0, 4)}
    </Box>
  );
}

const Heading = ({ id, children }: { id: string; children: ReactNode }) => (
  <Typography id={id} variant="overline" component="h2" sx={{ color: 'sun.main' }}>
    {children}
  </Typography>
);

const Links = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <Box component="nav" aria-labelledby={id}>
    <Heading id={id}>{title}</Heading>
    <List sx={{ mt: 1 }}>{children}</List>
  </Box>
);

const link = {
  variant: 'body2',
  color: 'inherit',
  underline: 'hover',
  sx: { display: 'block', width: 'fit-content', py: { xs: 0.875, md: 0.5 } },
} as const;

const footerStyle = {
  position: 'relative',
  // See use-foot-cover.ts.
  pb: 'var(--foot-cover-at-end, 0px)',
  bgcolor: 'jungle.main',
  color: 'jungle.contrastText',
  '--focus-ring': 'var(--mui-palette-sun-main)',
} as const;

const lastLineStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 2,
  py: 2,
  borderTop: '1px solid rgba(var(--mui-palette-background-defaultChannel) / 0.2)',
} as const;

const gridStyle = {
  display: 'grid',
  gridTemplateColumns: {
    // Side by side, unless the text is too large for that.
    xs: 'repeat(auto-fit, minmax(min(100%, max(8.5rem, 40%)), 1fr))',
    sm: 'repeat(2, minmax(0, 1fr))',
    md: 'minmax(0, 34fr) minmax(0, 33fr) minmax(0, 30fr) minmax(0, 42fr)',
  },
  columnGap: { xs: 2, sm: 4, lg: 7 },
  '& > section': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
  rowGap: 5,
  pt: { xs: 7, md: 10 },
  pb: { xs: 6, md: 9 },
} as const;
