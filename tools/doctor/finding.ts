/** The result of one check, as a sentence for the owner. */
export interface Finding {
  /** The grade: `fine`, `todo` for a problem that must be fixed, or `look` for something that a person must judge. */
  readonly grade: 'fine' | 'look' | 'todo';
  readonly text: string;
  /** The recommended next step. */
  readonly next?: string;
}

export interface Chapter {
  readonly title: string;
  readonly findings: readonly Finding[];
}

export const fine = (text: string): Finding => ({ grade: 'fine', text });
export const look = (text: string, next: string): Finding => ({ grade: 'look', text, next });
export const todo = (text: string, next: string): Finding => ({ grade: 'todo', text, next });

/** A rule: whether it is broken, a description of the problem, and how to fix it. */
export type Rule = readonly [isBroken: boolean, text: string, next: string];

/** Returns a `todo` finding for each broken rule, or one `fine` finding with `wellText` if no rule is broken. */
export function judged(wellText: string, rules: readonly Rule[]): readonly Finding[] {
  const broken = rules.filter(([isBroken]) => isBroken).map(([, text, next]) => todo(text, next));
  return broken.length > 0 ? broken : [fine(wellText)];
}

/** Returns the message of an error. */
export const wordsOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

const list = new Intl.ListFormat('en-GB');

/** Formats names as `a`, as `a and b`, or as the first three and the number of the others. */
export const some = (names: readonly string[]) =>
  list.format(names.length > 3 ? [...names.slice(0, 3), `${names.length - 3} more`] : names);

const marks = { fine: 'fine   ', look: 'look at', todo: 'TO DO  ' } as const;

/** Formats all findings, with a summary in the last line. `isUnwell` is true if something must be fixed. */
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
  const sentences = all
    .filter(({ grade }) => grade === 'todo')
    .map(({ text, next = '' }) => `${text} ${next}`.replaceAll('\n', ' ').trim());
  return { text: lines.join('\n'), isUnwell: tasks > 0, sentences };
}
