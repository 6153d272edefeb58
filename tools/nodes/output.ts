/** The two addresses that `npm start` tells once it is ready; fewer before. */
export const addressesIn = (output: string): readonly string[] =>
  [...output.matchAll(/^ {2}The (?:site|staff's inbox) +(http:\S+)$/gm)].flatMap(
    ([, address]) => address ?? [],
  );

/** Whether more than so many milliseconds have gone by since then. */
export const isPast = (started: number, limit: number): boolean =>
  performance.now() - started > limit;
