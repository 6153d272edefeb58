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

const list = new Intl.ListFormat('en-GB');

/** `a`, `a and b`, or the first three and how many more there are. */
export const some = (names: readonly string[]) =>
  list.format(names.length > 3 ? [...names.slice(0, 3), `${names.length - 3} more`] : names);

const marks = { fine: 'fine   ', look: 'look at', todo: 'TO DO  ' } as const;

/** Everything that was found, what it comes to in the last line, and whether something must be done. */
export function report(chapters: readonly Chapter[]) {
  const all = chapters.flatMap(({ findings }) => findings);
  const [tasks = 0, looks = 0] = ['todo', 'look'].map(
    (grade) => all.filter((finding) => finding.grade === grade).length,
  );
  const linesOf = ({ grade, text, next }: Finding) => [
    `  ${marks[grade]}  ${text}`,
    ...(next ? [`           -> ${next}`] : []),
  ];
  const lines = [
    ...chapters.flatMap(({ title, findings }) => [title, ...findings.flatMap(linesOf), '']),
    `To do: ${tasks}. To look at: ${looks}.`,
  ];
  return { text: lines.join('\n'), isUnwell: tasks > 0 };
}
