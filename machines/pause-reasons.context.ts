/** The current reasons for a pause, without duplicates. The type is an array, because JSON has no sets. */
export type PauseReasons<Reason extends string> = readonly Reason[];

export const addPauseReason = <Reason extends string>(
  reasons: PauseReasons<Reason>,
  reason: Reason,
): PauseReasons<Reason> => (reasons.includes(reason) ? reasons : [...reasons, reason].toSorted());

/** Removes one reason. The pause ends when no reason is left. */
export const removePauseReason = <Reason extends string>(
  reasons: PauseReasons<Reason>,
  reason: Reason,
): PauseReasons<Reason> => reasons.filter((other) => other !== reason);
