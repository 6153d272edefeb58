import { createContext, useContext, type ComponentType, type ReactNode } from 'react';

import type { Theme } from '../theme/theme.ts';

import type { Failure, RoomMachine } from './collect-machines.ts';

interface RoomLinkProps {
  href: string;
  'aria-current'?: 'page' | undefined;
  children: ReactNode;
}

/** The settings of the page with the charts. */
export interface RoomSettings {
  /** The machines to show: all or some of the `machines` from `virtual:machine-room`. */
  readonly machines: readonly RoomMachine[];
  /** The `failures` from `virtual:machine-room`. The page lists them. */
  readonly failures?: readonly Failure[];
  readonly theme?: Theme;
  /** The link component of a router. Without it, plain links are used, which reload the page. */
  readonly Link?: ComponentType<RoomLinkProps>;
  /** Returns the URL of a machine's text file, for readers without JavaScript. */
  readonly textUrl?: (machineId: string) => string;
  /** Attributes for controls that do not work without JavaScript. */
  readonly scripted?: Readonly<Record<`data-${string}`, string>>;
}

const Settings = createContext<RoomSettings>({ machines: [] });

export const SettingsProvider = Settings.Provider;

export const useSettings = () => useContext(Settings);
