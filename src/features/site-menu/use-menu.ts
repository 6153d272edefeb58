import { useMachine } from '@xstate/react';
import { type RefObject, useCallback, useEffect, useLayoutEffect } from 'react';

import { menuMachine } from '#machines/menu.machine.ts';
import { inspect } from '#services/inspector.ts';

import { WIDE_SCREENS } from './site-links.ts';

/**
 * True in browsers from before 2024, which have no popovers. In such a browser, the machine opens the menu after
 * hydration.
 */
const isWithoutPopovers = () => !('popover' in HTMLElement.prototype);

/**
 * Connects the menu's machine with the popover. Until hydration, HTML alone opens and closes the popover, and the
 * machine then starts from the popover's state. After hydration, the popover shows the state of the machine. There is one
 * exception: if the browser itself closes the popover, for example with Back on Android, the machine then receives an
 * event.
 */
export function useMenu(
  menuRef: RefObject<HTMLElement | null>,
  buttonRef: RefObject<HTMLElement | null>,
) {
  const [snapshot, send, menu] = useMachine(menuMachine, { inspect });
  const isOpen = snapshot.matches('open');

  const reportToggle = useCallback(() => {
    if (isWithoutPopovers()) return;
    const isShown = menuRef.current?.matches(':popover-open') ?? false;
    if (isShown === menu.getSnapshot().matches('open')) return;
    send({ type: isShown ? 'menu.toggle' : 'menu.close' });
  }, [menu, send, menuRef]);

  useEffect(() => {
    const leave = () => send({ type: 'page.change' });
    window.addEventListener('popstate', leave);
    return () => window.removeEventListener('popstate', leave);
  }, [send]);

  useEffect(() => {
    if (!isOpen) return;
    const media = window.matchMedia(WIDE_SCREENS);
    const widen = () => {
      if (media.matches) send({ type: 'viewport.widened' });
    };
    // The screen may already have become wide before this listener is added.
    widen();
    media.addEventListener('change', widen);
    return () => media.removeEventListener('change', widen);
  }, [isOpen, send]);

  // The visitor may have opened the menu before hydration.
  useEffect(reportToggle, [reportToggle]);

  // This is a layout effect, so that the popover is on screen before the focus moves into it.
  useLayoutEffect(() => {
    if (!isOpen) return;
    const popover = menuRef.current;
    if (popover && !isWithoutPopovers() && !popover.matches(':popover-open')) popover.showPopover();
  }, [isOpen, menuRef]);

  // This effect must not be a layout effect, because React restores the focus only after it has changed the page.
  useEffect(() => {
    if (!isOpen) return;
    const popover = menuRef.current;
    const button = buttonRef.current;
    return () => {
      if (popover?.isConnected && !isWithoutPopovers()) popover.hidePopover();
      button?.focus({ preventScroll: true });
    };
  }, [isOpen, menuRef, buttonRef]);

  return {
    isOpen,
    reportToggle,
    toggle: useCallback(() => send({ type: 'menu.toggle' }), [send]),
    close: useCallback(() => send({ type: 'menu.close' }), [send]),
  };
}
