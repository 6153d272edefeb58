/** One entry of the browser's Event Timing: from what the visitor did until the next frame shows an answer. */
export interface EventTiming {
  readonly step: string;
  readonly name: string;
  readonly interactionId: number;
  /** Milliseconds. */
  readonly duration: number;
}

export interface Interaction {
  readonly step: string;
  readonly name: string;
  readonly duration: number;
}

/** An interaction, such as a tap, has several events; the slowest counts. */
export function interactionsOf(events: readonly EventTiming[]): readonly Interaction[] {
  const slowest = new Map<number, EventTiming>();
  for (const event of events) {
    if (event.interactionId === 0) continue;
    const before = slowest.get(event.interactionId);
    if (!before || event.duration > before.duration) slowest.set(event.interactionId, event);
  }
  return [...slowest.values()];
}

/** Interaction to Next Paint as web.dev defines it: the slowest one, of which one in fifty is left out. */
export function inpOf(interactions: readonly Interaction[]): number {
  const durations = interactions.map(({ duration }) => duration).toSorted((a, b) => b - a);
  return durations[Math.floor(durations.length / 50)] ?? 0;
}

/** The slowest interaction of each step, in the order of the steps. */
export function worstOf(interactions: readonly Interaction[]): readonly Interaction[] {
  const worst = new Map<string, Interaction>();
  for (const interaction of interactions) {
    const before = worst.get(interaction.step);
    if (!before || interaction.duration > before.duration) {
      worst.set(interaction.step, interaction);
    }
  }
  return [...worst.values()];
}
