import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import { type KeyboardEvent, memo, type RefObject, useEffect, useRef } from 'react';
import { NavLink } from 'react-router-dom';

import { company } from '#content/company.ts';
import { colors } from '#theme/colors.ts';
import { ChatLink, MailLink } from '#ui/contacts.tsx';
import { SteppedEdge } from '#ui/SteppedEdge.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { Wordmark } from '#ui/Wordmark.tsx';

import { BookNowLink } from './BookNowLink.tsx';
import { MENU_ID, siteLinks } from './site-links.ts';
import { useInertBackground } from './use-inert-background.ts';

interface MobileMenuProps {
  ref: RefObject<HTMLDivElement | null>;
  isOpen: boolean;
  onToggle: () => void;
  onClose: () => void;
}

/**
 * The full-screen menu: links to the pages, contact links and Book Now. It is a popover, because MUI's Dialog and Drawer
 * need a script to open.
 */
export function MobileMenu({ ref, isOpen, onToggle, onClose }: MobileMenuProps) {
  const closeRef = useRef<HTMLButtonElement>(null);
  useInertBackground(isOpen, ref);
  useEffect(() => {
    if (isOpen && !ref.current?.contains(document.activeElement)) closeRef.current?.focus();
  }, [isOpen, ref]);

  function pressKey(event: KeyboardEvent<HTMLElement>) {
    if (event.key === 'Escape') {
      // Without preventDefault, the browser would close the popover before the machine.
      event.preventDefault();
      onClose();
    }
    if (event.key === 'Tab') keepFocusIn(event);
  }

  return (
    <Box
      ref={ref}
      id={MENU_ID}
      popover="auto"
      role="dialog"
      aria-modal
      aria-label="Menu"
      tabIndex={-1}
      onToggle={onToggle}
      onKeyDown={pressKey}
      data-open={isOpen || undefined}
      sx={menuStyle}
    >
      <MenuContent closeRef={closeRef} onClose={onClose} />
    </Box>
  );
}

/** Keeps the Tab key inside the menu. The browser's own focus order would leave the page. */
function keepFocusIn(event: KeyboardEvent<HTMLElement>) {
  const stops = event.currentTarget.querySelectorAll<HTMLElement>('a[href], button');
  const [first, last] = [stops[0], stops[stops.length - 1]];
  const isAtEnd = event.shiftKey
    ? event.target === first || event.target === event.currentTarget
    : event.target === last;
  if (!isAtEnd) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}

const menuStyle = {
  '--menu-foot': colors.jungleDeep,
  '--focus-ring': 'var(--mui-palette-sun-main)',
  display: 'none',
  position: 'fixed',
  inset: 0,
  boxSizing: 'border-box',
  width: 'auto',
  height: 'auto',
  m: 0,
  p: 0,
  border: 0,
  overflow: 'hidden auto',
  overscrollBehavior: 'contain',
  bgcolor: 'jungle.main',
  color: 'jungle.contrastText',
  // The rules for `:popover-open` and `[data-open]` are separate, because a browser without popovers drops a whole rule
  // if it cannot parse the selector.
  '&:popover-open': { display: 'block' },
  'html:has(&:popover-open)': { overflow: 'hidden' },
  '&[data-open]': { display: 'block' },
  'html:has(&[data-open])': { overflow: 'hidden' },
  '@media (prefers-reduced-motion: no-preference)': {
    transition: 'opacity 225ms cubic-bezier(0.4, 0, 0.2, 1)',
    '@starting-style': { opacity: 0 },
  },
} as const;

interface MenuContentProps {
  closeRef: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

/** Memoized, because opening and closing the menu does not change its content. */
const MenuContent = memo(({ closeRef, onClose }: MenuContentProps) => (
  <Box sx={contentStyle}>
    <Box sx={topStyle}>
      <Wordmark />
      <CloseButton closeRef={closeRef} onClose={onClose} />
    </Box>
    <nav aria-label="Main">
      <List>
        {siteLinks.map(({ to, label }) => (
          <li key={to}>
            <NavLink to={to} end={to === '/'} onClick={onClose}>
              {label}
            </NavLink>
          </li>
        ))}
      </List>
    </nav>
    <Box sx={{ position: 'relative', mt: 'auto', height: 36 }}>
      <SteppedEdge color="var(--menu-foot)" />
    </Box>
    <Box sx={footStyle}>
      <h2>Talk to us</h2>
      <address>
        <ChatLink {...link}>{`WhatsApp ${company.whatsApp}`}</ChatLink>
        <MailLink {...link} />
        <p>{company.openingHours}</p>
      </address>
      <BookNowLink isHot onClick={onClose} size="large" sx={{ width: 1, maxWidth: 420 }} />
    </Box>
  </Box>
));

/** Hydration changes only this button. It is a separate component, so that the rest of the menu is not rendered again. */
function CloseButton({ closeRef, onClose }: MenuContentProps) {
  const isHydrated = useHydrated();
  return (
    <Button
      color="inherit"
      ref={closeRef}
      {...(!isHydrated && { popoverTarget: MENU_ID, popoverTargetAction: 'hide' as const })}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the browser applies it when the menu opens, not when the page loads
      autoFocus
      onClick={onClose}
      aria-label="Close menu"
      sx={{ flex: 'none', mr: -1, px: 1, fontSize: 'caption.fontSize', letterSpacing: '0.14em' }}
    >
      CLOSE
    </Button>
  );
}

const link = { color: 'inherit', underline: 'hover' } as const;

const gutter = { xs: 2, sm: 3 };

const contentStyle = {
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100%',
  '& nav': { px: gutter, pt: 3, pb: 5 },
  '& nav a': {
    display: 'block',
    py: 0.75,
    typography: 'h1',
    color: 'inherit',
    textDecoration: 'none',
    '&[aria-current="page"], &:hover': { color: 'sun.main' },
  },
} as const;

const topStyle = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  minHeight: 64,
  px: gutter,
  py: 0.5,
  '--mark': 'var(--mui-palette-sun-main)',
} as const;

const footStyle = {
  px: gutter,
  pb: 4,
  bgcolor: 'var(--menu-foot)',
  '& h2': { typography: 'overline', m: 0, color: 'sun.main' },
  '& address': { fontStyle: 'normal', mt: 0.5, mb: 3 },
  '& address a': { display: 'block', py: 1 },
  '& p': { typography: 'body2', m: 0, mt: 1 },
} as const;
