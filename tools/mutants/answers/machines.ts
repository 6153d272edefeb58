import type { Answer } from '../answers.ts';

export const machineAnswers: readonly Answer[] = [];
