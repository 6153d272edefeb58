/**
 * Marks controls, or what holds them, that can do nothing without a script: src/app/inline.ts keeps what is
 * pressed among them until the app lives. What HTML does by itself is not marked.
 */
export const keptUntilLive = { 'data-until-live': '' } as const;
