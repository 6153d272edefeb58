import { createContext, useContext, type ComponentType, type ReactNode } from 'react';

import type { Look } from '../look/look.ts';

import type { RoomMachine } from './machines-of.ts';

interface RoomLinkProps {
  href: string;
  'aria-current'?: 'page' | undefined;
  children: ReactNode;
}

/** What the room is told of the project around it. */
export interface RoomSettings {
  /** `machines` of `xstate-machine-room/machines`, or a choice of them. */
  readonly machines: readonly RoomMachine[];
  readonly look?: Look;
  /** A link from one machine to another, such as a router's; a plain one loads the page anew. */
  readonly Link?: ComponentType<RoomLinkProps>;
  /** Where a machine's text is published, for pages that are read without scripts. */
  readonly textAddress?: (machineId: string) => string;
  /** Attributes for controls that do nothing without scripts. */
  readonly scripted?: Readonly<Record<`data-${string}`, string>>;
}

const Settings = createContext<RoomSettings>({ machines: [] });

export const SettingsProvider = Settings.Provider;

export const useSettings = () => useContext(Settings);
