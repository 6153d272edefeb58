import type { Answer } from '../answers.ts';

export const serviceAnswers: readonly Answer[] = [];
