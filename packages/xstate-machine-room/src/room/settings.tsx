import { createContext, useContext, type ComponentType, type ReactNode } from 'react';

import type { Layout } from '../layout/layout.ts';
import type { MachineEntry } from '../model/entry.ts';
import type { Theme } from '../theme/theme.ts';

/** A machine with the layout of its chart. */
export interface RoomMachine extends MachineEntry {
  readonly layout: Layout;
}

interface RoomLinkProps {
  href: string;
  'aria-current'?: 'page' | undefined;
  children: ReactNode;
}

/** The settings of the page with the charts. */
export interface RoomSettings {
  /** The machines to show: all or some of the `machines` from `virtual:machine-room`. */
  readonly machines: readonly RoomMachine[];
  readonly theme?: Theme;
  /** The link component of a router. Without it, plain links are used, which reload the page. */
  readonly Link?: ComponentType<RoomLinkProps>;
}

const Settings = createContext<RoomSettings>({ machines: [] });

export const SettingsProvider = Settings.Provider;

export const useSettings = () => useContext(Settings);
