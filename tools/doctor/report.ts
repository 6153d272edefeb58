import type { Chapter, Finding } from './finding.ts';

const marks: Readonly<Record<Finding['grade'], string>> = {
  fine: 'fine   ',
  look: 'look at',
  todo: 'TO DO  ',
};

const linesOf = ({ grade, text, next }: Finding) => [
  `  ${marks[grade]}  ${text}`,
  ...(next ? [`           -> ${next}`] : []),
];

/** Whether something must be done. */
export const isUnwell = (chapters: readonly Chapter[]) =>
  chapters.some(({ findings }) => findings.some(({ grade }) => grade === 'todo'));

/** Everything that was found, and in the last line what it comes to. */
export function reportText(chapters: readonly Chapter[]): string {
  const count = (grade: Finding['grade']) =>
    chapters.flatMap(({ findings }) => findings).filter((each) => each.grade === grade).length;
  const [tasks, looks] = [count('todo'), count('look')];
  return [
    ...chapters.flatMap(({ title, findings }) => [title, ...findings.flatMap(linesOf), '']),
    `${tasks === 0 ? 'Nothing must be done.' : `To do: ${tasks}.`}${looks === 0 ? '' : ` To look at: ${looks}.`}`,
  ].join('\n');
}
