import { REPLAY_ATTRIBUTE } from '#lib/document-contract.ts';

/**
 * Props for the container of buttons that need the app: src/entries/inline-start.ts replays early clicks on them. Do not
 * use them in the form, where a replayed click could send a request.
 */
export const replayOnHydration = { [REPLAY_ATTRIBUTE]: '' } as const;
