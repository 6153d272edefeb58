import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import List from '@mui/material/List';
import { Link, type LinkProps } from 'react-router-dom';

import { company } from '#content/company.ts';
import { pageTexts, plainPageLinks } from '#content/content.data.ts';
import { pages } from '#content/pages.ts';
import { tours } from '#domain/tours/tours.ts';
import { todayInDestination } from '#domain/site/destination-time.ts';

import { ChatLink, MailLink, PhoneLink } from './contacts.tsx';
import { SteppedEdge } from './SteppedEdge.tsx';
import { useHydrated } from './use-hydrated.ts';
import { Wordmark } from './Wordmark.tsx';

const elsewhere = { target: '_blank', rel: 'noopener noreferrer' };

const pageLinks = [...pages].flatMap(([to, { footerLabel }]) =>
  footerLabel ? { to, label: footerLabel } : [],
);
const tourLinks = tours.map(({ id, footerLabel }) => ({ to: `/tour/${id}`, label: footerLabel }));
const sisterLinks = [company.toursSister, company.vacationsSister].flatMap(({ url, name }) =>
  url ? { to: url, label: name, ...elsewhere } : [],
);

/** The links beside the copyright line. They are not in a `nav`, so that their code is not prefetched. */
const smallPrint = [
  ...plainPageLinks,
  ...(pageTexts.machines.isListed ? [{ path: '/machines', label: 'How this site works' }] : []),
];

export const SiteFooter = () => (
  <Box component="footer" sx={footerStyle}>
    <Box sx={{ position: 'absolute', insetInline: 0, top: 0 }}>
      <SteppedEdge color="jungle.main" flip />
    </Box>
    <Container sx={gridStyle}>
      <section aria-labelledby="footer-about">
        <h2 id="footer-about">About</h2>
        <Box sx={{ '--mark': 'var(--mui-palette-sun-main)', mt: 1.5, mb: 2 }}>
          <Wordmark />
        </Box>
        <p>{pageTexts.footerLine}</p>
      </section>
      <Links id="footer-tours" title="Our Tours" links={tourLinks} />
      <Links id="footer-pages" title="Quick Links" links={[...pageLinks, ...sisterLinks]} />
      <section aria-labelledby="footer-contact">
        <h2 id="footer-contact">Contact Us</h2>
        <address>
          {company.whatsApp ? <ChatLink>{`WhatsApp ${company.whatsApp}`}</ChatLink> : <PhoneLink />}
          <MailLink />
          <p>{company.address}</p>
        </address>
        <p>{company.openingHours}</p>
        {company.license ? <p>{`License: ${company.license}`}</p> : null}
        {company.socialLinks.length > 0 ? (
          <Box component="ul" aria-label="Social media" sx={socialStyle}>
            {company.socialLinks.map(({ name, url }) => (
              <li key={url}>
                <a href={url} {...elsewhere}>
                  {name}
                </a>
              </li>
            ))}
          </Box>
        ) : null}
      </section>
    </Container>
    <Container>
      <Box sx={lastLineStyle}>
        <p>
          {'© '}
          <CurrentYear /> <span translate="no">{company.name}</span>
        </p>
        <ul>
          {smallPrint.map(({ path, label }) => (
            <li key={path}>
              <Link to={path}>{label}</Link>
            </li>
          ))}
          <li>
            {/* A text file, which the router does not know. */}
            <a href="/licenses.txt">Open-source licenses</a>
          </li>
        </ul>
      </Box>
    </Container>
  </Box>
);

const dayOfReading = () => todayInDestination(new Date());

/** Returns the year of the build while prerendering and hydrating, then the current year. */
function CurrentYear() {
  const day = useHydrated() ? dayOfReading() : import.meta.env.BUILD_DAY;
  return (
    <Box
      component="span"
      sx={{ display: 'inline-block', minWidth: '4ch', fontVariantNumeric: 'tabular-nums' }}
    >
      {day?.slice(0, 4)}
    </Box>
  );
}

interface LinksProps {
  id: string;
  title: string;
  links: readonly (LinkProps & { to: string; label: string })[];
}

/** A list of links. On phones, it is folded. */
const Links = ({ id, title, links }: LinksProps) => {
  const list = (
    <List sx={{ mt: 1 }}>
      {links.map(({ label, ...link }) => (
        <li key={link.to}>
          <Link {...link}>{label}</Link>
        </li>
      ))}
    </List>
  );
  return (
    <>
      <Box component="nav" aria-label={title} sx={{ display: { sm: 'none' } }}>
        <details>
          <summary>
            <h2>{title}</h2>
          </summary>
          {list}
        </details>
      </Box>
      <Box component="nav" aria-labelledby={id} sx={{ display: { xs: 'none', sm: 'block' } }}>
        <h2 id={id}>{title}</h2>
        {list}
      </Box>
    </>
  );
};

const footerStyle = {
  position: 'relative',
  // The staff's banner lies over the end of the page.
  pb: 'var(--banner-space, 0px)',
  bgcolor: 'jungle.main',
  color: 'jungle.contrastText',
  '--focus-ring': 'var(--mui-palette-sun-main)',
  '& h2': { typography: 'overline', m: 0, color: 'sun.main' },
  '& summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: 44,
    borderBottom: '1px solid rgba(var(--mui-palette-background-defaultChannel) / 0.2)',
    '&::after': { fontSize: 'h5.fontSize' },
  },
  '& :is(p, a, address)': { typography: 'body2', m: 0 },
  '& address': { fontStyle: 'normal', mt: 1 },
  '& a': {
    display: 'block',
    width: 'fit-content',
    maxWidth: '100%',
    overflowWrap: 'anywhere',
    py: { xs: 0.875, md: 0.5 },
    color: 'inherit',
    textDecoration: 'none',
    textDecorationThickness: 1,
    textUnderlineOffset: '0.2em',
    '&:hover': { textDecorationLine: 'underline' },
  },
} as const;

const socialStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2.5,
  m: 0,
  mt: 1.5,
  p: 0,
  listStyle: 'none',
} as const;

const gridStyle = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'minmax(0, 4fr) minmax(0, 3fr) minmax(0, 3fr)',
    md: 'minmax(0, 34fr) minmax(0, 33fr) minmax(0, 30fr) minmax(0, 42fr)',
  },
  gridTemplateRows: { sm: 'auto 1fr', md: 'auto' },
  columnGap: { xs: 2, sm: 4, lg: 7 },
  rowGap: { xs: 0, sm: 4 },
  // On tablets, the contact is below the first section, beside the two long lists.
  '& > nav': { gridRow: { sm: '1 / 3', md: 'auto' } },
  '& > section:last-of-type': { gridColumn: { sm: 1, md: 'auto' }, gridRow: { sm: 2, md: 'auto' } },
  pt: { xs: 5, md: 9 },
  pb: { xs: 3, md: 7 },
  '& section + nav, & nav + section': { mt: { xs: 2, sm: 0 } },
  '& section > div + p': { maxWidth: '32ch' },
  '& address > p, & address + p': { mt: 1.5 },
  '& address > p': { maxWidth: '28ch' },
} as const;

const lastLineStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 4,
  py: 2,
  '& ul': { display: 'flex', flexWrap: 'wrap', columnGap: 3, m: 0, p: 0, listStyle: 'none' },
  '& :is(p, a)': { typography: 'caption' },
  borderTop: '1px solid rgba(var(--mui-palette-background-defaultChannel) / 0.2)',
} as const;
