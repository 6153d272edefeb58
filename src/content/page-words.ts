import { content } from './written.ts';

export const pageWords = content.pages;
