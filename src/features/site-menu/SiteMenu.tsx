import Button from '@mui/material/Button';
import { memo, useRef } from 'react';

import { useHydrated } from '#ui/use-hydrated.ts';

import { MobileMenu } from './MobileMenu.tsx';
import { MENU_ID, WIDE_SCREENS } from './site-links.ts';
import { useMenu } from './use-menu.ts';

/**
 * The MENU button and the menu. Until hydration, HTML alone opens the menu; after hydration, the machine does.
 * Memoized, so that a navigation does not render it again.
 */
export const SiteMenu = memo(() => {
  const isHydrated = useHydrated();
  const buttonRef = useRef<HTMLButtonElement>(null);
  const menuRef = useRef<HTMLDivElement>(null);
  const { isOpen, reportToggle, toggle, close } = useMenu(menuRef, buttonRef);
  return (
    <>
      <Button
        ref={buttonRef}
        color="inherit"
        {...(isHydrated
          ? { onClick: toggle, 'aria-expanded': isOpen }
          : { popoverTarget: MENU_ID })}
        aria-controls={MENU_ID}
        aria-haspopup="dialog"
        sx={buttonStyle}
      >
        Menu
      </Button>
      <MobileMenu ref={menuRef} isOpen={isOpen} onToggle={reportToggle} onClose={close} />
    </>
  );
});

const buttonStyle = {
  minWidth: 0,
  px: 1,
  mr: -1,
  fontSize: 'caption.fontSize',
  letterSpacing: '0.14em',
  textTransform: 'uppercase',
  [`@media ${WIDE_SCREENS}`]: { display: 'none' },
} as const;
