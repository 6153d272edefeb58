import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { Link as RouterLink, NavLink } from 'react-router-dom';

import { company } from '#content/company.ts';
import { colors } from '#content/colors.ts';
import { SteppedEdge } from '#ui/SteppedEdge.tsx';
import { Wordmark } from '#ui/Wordmark.tsx';

import { EmailLink, WhatsAppLink } from './ContactLinks.tsx';
import { siteLinks } from './site-links.ts';
import { useInertPage } from './use-inert-page.ts';

export interface MenuSheetProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The whole screen in jungle green: the pages in display size, the ways to reach the company, Book Now. */
export const MenuSheet = ({ isOpen, onClose }: MenuSheetProps) => (
  <Dialog
    fullScreen
    open={isOpen}
    onClose={onClose}
    // What the dialog hides from screen readers must be back before the focus returns to it.
    closeAfterTransition={false}
    disableRestoreFocus
    slotProps={{
      // MUI would name it after a title that it does not have.
      paper: { 'aria-labelledby': undefined, 'aria-label': 'Menu', sx: sheetStyle },
    }}
  >
    <MenuContent isOpen={isOpen} onClose={onClose} />
  </Dialog>
);

const sheetStyle = {
  '--menu-foot': colors.jungleDeep,
  '--focus-ring': 'var(--mui-palette-sun-main)',
  bgcolor: 'jungle.main',
  color: 'jungle.contrastText',
  overscrollBehavior: 'contain',
} as const;

function MenuContent({ isOpen, onClose }: MenuSheetProps) {
  const contentRef = useRef<HTMLDivElement>(null);
  const closeRef = useRef<HTMLButtonElement>(null);
  useInertPage(isOpen, contentRef);
  useEffect(() => {
    if (isOpen) closeRef.current?.focus();
  }, [isOpen]);

  return (
    <Box
      ref={contentRef}
      sx={{ display: 'flex', flexDirection: 'column', flex: 'none', minHeight: '100%' }}
    >
      <Box sx={{ ...row, justifyContent: 'space-between', minHeight: 64, py: 0.5 }}>
        <Box sx={{ display: 'flex', '--mark': 'var(--mui-palette-sun-main)' }}>
          <Wordmark />
        </Box>
        <Button
          color="inherit"
          ref={closeRef}
          onClick={onClose}
          aria-label="Close menu"
          sx={{ flex: 'none', mr: -1, px: 1, fontSize: '0.9375rem', letterSpacing: '0.14em' }}
        >
          CLOSE
        </Button>
      </Box>
      <Box component="nav" aria-label="Main" sx={{ px: gutter, pt: 3, pb: 5 }}>
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {siteLinks.map(({ to, label }) => (
            <li key={to}>
              <Link
                component={NavLink}
                to={to}
                end={to === '/'}
                onClick={onClose}
                color="inherit"
                underline="none"
                sx={pageLink}
              >
                {label}
              </Link>
            </li>
          ))}
        </Box>
      </Box>
      <Box sx={{ position: 'relative', mt: 'auto', height: 36 }}>
        <SteppedEdge color="var(--menu-foot)" />
      </Box>
      <Box sx={{ px: gutter, pb: 4, bgcolor: 'var(--menu-foot)' }}>
        <Typography variant="overline" component="h2" sx={{ color: 'sun.main' }}>
          Talk to us
        </Typography>
        <Box sx={{ mt: 0.5, mb: 3, '& a': { display: 'block', py: 1 } }}>
          <WhatsAppLink />
          <EmailLink />
          <Typography variant="body2" sx={{ mt: 1 }}>
            {company.openingHours}
          </Typography>
        </Box>
        <Button
          component={RouterLink}
          variant="contained"
          color="secondary"
          to="/book"
          onClick={onClose}
          size="large"
          sx={{ width: 1, maxWidth: 420 }}
        >
          Book Now
        </Button>
      </Box>
    </Box>
  );
}

const gutter = { xs: 2, sm: 3 };

const row = { display: 'flex', alignItems: 'center', gap: 2, px: gutter } as const;

const pageLink = {
  display: 'block',
  py: 0.75,
  typography: 'h2',
  fontSize: 'clamp(2.125rem, 10.5vw, 3.25rem)',
  '&[aria-current="page"]': { color: 'sun.main' },
  '&:hover': { color: 'sun.main' },
} as const;
