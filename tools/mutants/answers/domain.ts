import type { Answer } from '../answers.ts';

export const domainAnswers: readonly Answer[] = [];
