import { REPLAY_ATTRIBUTE } from '#lib/document-contract.ts';

/**
 * Props for controls that need the app, or for their container: src/entries/early-clicks.ts replays early clicks on
 * them. Do not use them on controls that work with HTML alone.
 */
export const replayOnHydration = { [REPLAY_ATTRIBUTE]: '' } as const;
