import { styled } from '@mui/material/styles';
import { useMachine } from '@xstate/react';
import {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  type ComponentType,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from 'react';
import { useLocation } from 'react-router-dom';

import { inspection } from '#machine-room/entrance/inspection.ts';
import { menuMachine } from '#machines/menu.machine.ts';
import { selectIsMenuOpen } from '#machines/menu.selectors.ts';
import { useIsLive } from '#ui/use-is-live.ts';

import { FooterInstead } from './FooterInstead.tsx';
import type { MenuSheetProps } from './MenuSheet.tsx';
import { FOOTER_LINKS_ID, WIDE_SCREENS } from './site-links.ts';
import { useIsWide } from './use-is-wide.ts';

const MenuSheet = lazy<ComponentType<MenuSheetProps>>(() =>
  import('./MenuSheet.tsx').then(
    (module) => ({ default: module.MenuSheet }),
    () => ({ default: FooterInstead }),
  ),
);

/** MUI's `Button` can do more, and costs each page 10 kB for it. */
const MenuButton = styled('a')(({ theme }) => ({
  ...theme.typography.button,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  boxSizing: 'border-box',
  minHeight: 44,
  padding: '10px 8px',
  marginRight: -8,
  borderRadius: theme.shape.borderRadius,
  color: 'inherit',
  fontSize: '0.9375rem',
  letterSpacing: '0.14em',
  textDecoration: 'none',
  textTransform: 'uppercase',
  cursor: 'pointer',
  userSelect: 'none',
  WebkitTapHighlightColor: 'transparent',
  [`@media ${WIDE_SCREENS}`]: { display: 'none' },
}));

/** Another page begins with a menu of its own, closed, so that its heading can take the focus at once. */
export function SiteMenu() {
  const { pathname } = useLocation();
  return <PageMenu key={pathname} />;
}

function PageMenu() {
  const isLive = useIsLive();
  const isWide = useIsWide();
  const [snapshot, send] = useMachine(menuMachine, inspection);
  const isOpen = selectIsMenuOpen(snapshot);
  const buttonRef = useRef<HTMLAnchorElement>(null);
  const close = useCallback(() => send({ type: 'menu.close' }), [send]);

  useEffect(() => {
    const leave = () => send({ type: 'page.change' });
    window.addEventListener('popstate', leave);
    return () => window.removeEventListener('popstate', leave);
  }, [send]);

  useEffect(() => {
    if (isWide) send({ type: 'viewport.widened' });
  }, [isWide, send]);

  useEffect(() => {
    if (!isOpen) return;
    const button = buttonRef.current;
    return () => button?.focus({ preventScroll: true });
  }, [isOpen]);

  function pressWithKey(event: KeyboardEvent<HTMLElement>) {
    if (event.key !== ' ' && event.key !== 'Enter') return;
    event.preventDefault();
    event.currentTarget.click();
  }

  function toggle(event: MouseEvent) {
    event.preventDefault();
    send({ type: 'menu.toggle' });
  }

  return (
    <>
      <MenuButton
        ref={buttonRef}
        {...(isLive
          ? {
              onClick: toggle,
              onKeyDown: pressWithKey,
              role: 'button',
              tabIndex: 0,
              'aria-haspopup': 'dialog',
              'aria-expanded': isOpen,
            }
          : { href: `#${FOOTER_LINKS_ID}`, 'data-hold': '' })}
      >
        Menu
      </MenuButton>
      {isWide ? null : (
        <Suspense fallback={isOpen ? <OnItsWay button={buttonRef} /> : null}>
          <MenuSheet isOpen={isOpen} onClose={close} />
        </Suspense>
      )}
    </>
  );
}

/** Shows that MENU was heard while the sheet's code is on its way. */
function OnItsWay({ button }: { button: RefObject<HTMLElement | null> }) {
  useLayoutEffect(() => {
    const pressed = button.current;
    pressed?.setAttribute('data-heard', '');
    return () => pressed?.removeAttribute('data-heard');
  }, [button]);
  return null;
}
