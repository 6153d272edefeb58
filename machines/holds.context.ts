/** Reasons for which something stands still for now, each once; an array, since snapshots must survive JSON. */
export type Holds<Reason extends string> = readonly Reason[];

/** With one more reason. */
export const withHold = <Reason extends string>(
  holds: Holds<Reason>,
  reason: Reason,
): Holds<Reason> => (holds.includes(reason) ? holds : [...holds, reason].toSorted());

/** Without a reason; what holds for another goes on. */
export const withoutHold = <Reason extends string>(
  holds: Holds<Reason>,
  reason: Reason,
): Holds<Reason> => holds.filter((held) => held !== reason);
