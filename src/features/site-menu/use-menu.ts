import { useMachine } from '@xstate/react';
import { type RefObject, useCallback, useEffect } from 'react';

import { inspection } from 'xstate-machine-room/inspect';
import { menuMachine } from '#machines/menu.machine.ts';

import { WIDE_SCREENS } from './site-links.ts';

/** Browsers from before 2024: the machine opens the sheet there, once the app lives. */
const isWithoutPopovers = () => !('popover' in HTMLElement.prototype);

/**
 * The menu's statechart, which follows the sheet: a popover, so that the browser opens and closes it by itself, also
 * before the app lives. What closes it otherwise takes the popover off the screen.
 */
export function useMenu(
  sheetRef: RefObject<HTMLElement | null>,
  buttonRef: RefObject<HTMLElement | null>,
) {
  const [snapshot, send, menu] = useMachine(menuMachine, inspection);
  const isOpen = snapshot.matches('open');

  const followSheet = useCallback(() => {
    if (isWithoutPopovers()) return;
    const isShown = sheetRef.current?.matches(':popover-open') ?? false;
    if (isShown === menu.getSnapshot().matches('open')) return;
    send({ type: isShown ? 'menu.toggle' : 'menu.close' });
  }, [menu, send, sheetRef]);

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
    // The screen may have become wide before the machine knew of the open sheet.
    widen();
    media.addEventListener('change', widen);
    return () => media.removeEventListener('change', widen);
  }, [isOpen, send]);

  // The visitor may have opened it before the app lived.
  useEffect(followSheet, [followSheet]);

  useEffect(() => {
    if (!isOpen) return;
    const sheet = sheetRef.current;
    const button = buttonRef.current;
    return () => {
      if (sheet?.isConnected && !isWithoutPopovers()) sheet.hidePopover();
      button?.focus({ preventScroll: true });
    };
  }, [isOpen, sheetRef, buttonRef]);

  return {
    isOpen,
    followSheet,
    press: () => {
      if (isWithoutPopovers()) send({ type: 'menu.toggle' });
    },
    close: useCallback(() => send({ type: 'menu.close' }), [send]),
  };
}
