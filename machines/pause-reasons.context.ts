/** The current reasons for a pause, without duplicates. An array, because JSON has no sets. */
export type PauseReasons<Reason extends string> = readonly Reason[];

export const addPauseReason = <Reason extends string>(
  reasons: PauseReasons<Reason>,
  reason: Reason,
): PauseReasons<Reason> => (reasons.includes(reason) ? reasons : [...reasons, reason].toSorted());

/** Removes one reason; the pause lasts until the last one is removed. */
export const removePauseReason = <Reason extends string>(
  reasons: PauseReasons<Reason>,
  reason: Reason,
): PauseReasons<Reason> => reasons.filter((other) => other !== reason);
