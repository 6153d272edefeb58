import { createContext, useContext } from 'react';

/** Paths of the two pages between which the browser moves pictures; undefined while it moves none. */
export interface PageMove {
  readonly from: string;
  readonly to: string;
}

export const PageMoveContext = createContext<PageMove | undefined>(undefined);

/** Whether the page at this path is being left or entered with a view transition. */
export function useIsMoving(path: string): boolean {
  const move = useContext(PageMoveContext);
  return move?.from === path || move?.to === path;
}
