import { createContext, useContext, type ComponentType, type ReactNode } from 'react';

import type { Look } from '../look/look.ts';

import type { RoomMachine } from './machines-of.ts';

interface RoomLinkProps {
  href: string;
  'aria-current'?: 'page' | undefined;
  children: ReactNode;
}

/** The settings of the page. */
export interface RoomSettings {
  /** The machines to show: all or some of the `machines` of `xstate-machine-room/machines`. */
  readonly machines: readonly RoomMachine[];
  readonly look?: Look;
  /** A router's link component. Without it, plain links reload the page. */
  readonly Link?: ComponentType<RoomLinkProps>;
  /** Returns the URL of a machine's text file, for readers without JavaScript. */
  readonly textAddress?: (machineId: string) => string;
  /** Attributes for controls that need JavaScript. */
  readonly scripted?: Readonly<Record<`data-${string}`, string>>;
}

const Settings = createContext<RoomSettings>({ machines: [] });

export const SettingsProvider = Settings.Provider;

export const useSettings = () => useContext(Settings);
