import type { Answer } from './answers/answer.ts';
import { earlyDomainAnswers } from './answers/domain-a-m.ts';
import { lateDomainAnswers } from './answers/domain-n-z.ts';
import { machineAnswers } from './answers/machines.ts';
import { serviceAnswers } from './answers/services.ts';
import { type Change, keyOf } from './result.ts';

export const answers: readonly Answer[] = [
  ...machineAnswers,
  ...earlyDomainAnswers,
  ...lateDomainAnswers,
  ...serviceAnswers,
];

export const changesOf = ({ survivors }: Answer): readonly Change[] =>
  survivors.map(([file, line, change]) => ({ file, line, change }));

/** Survivors that nobody has answered, and answers to what did not survive. */
export function openQuestions(survivors: readonly Change[], given: readonly Answer[] = answers) {
  const answered = new Set(given.flatMap(changesOf).map(keyOf));
  const survived = new Set(survivors.map(keyOf));
  return {
    unanswered: survivors.filter((each) => !answered.has(keyOf(each))),
    stale: given.flatMap(changesOf).filter((each) => !survived.has(keyOf(each))),
  };
}
