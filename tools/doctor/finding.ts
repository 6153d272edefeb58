/** One thing that was looked at, in a sentence for the owner. */
export interface Finding {
  /** `todo` must be done before the site is in order; `look` only a person can judge. */
  readonly grade: 'fine' | 'look' | 'todo';
  readonly text: string;
  /** What to do next. */
  readonly next?: string;
}

export interface Chapter {
  readonly title: string;
  readonly findings: readonly Finding[];
}

export const fine = (text: string): Finding => ({ grade: 'fine', text });
export const look = (text: string, next: string): Finding => ({ grade: 'look', text, next });
export const todo = (text: string, next: string): Finding => ({ grade: 'todo', text, next });

/** What is broken, and what to do about it. */
export type Rule = readonly [isBroken: boolean, text: string, next: string];

/** What must be done by these rules; where none is broken, a sentence that says so. */
export function judged(wellText: string, rules: readonly Rule[]): readonly Finding[] {
  const broken = rules.filter(([isBroken]) => isBroken).map(([, text, next]) => todo(text, next));
  return broken.length > 0 ? broken : [fine(wellText)];
}

/** What went wrong, as its own words say it. */
export const wordsOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** `a`, `a and b`, or the first three and how many more there are. */
export function some(names: readonly string[]): string {
  const shown = names.slice(0, 3);
  const more = names.length - shown.length;
  if (more > 0) return `${shown.join(', ')} and ${more} more`;
  return [shown.slice(0, -1).join(', '), shown.at(-1)].filter(Boolean).join(' and ');
}
