import { content } from './written.ts';

export const about = content.about;

export type AboutSection = (typeof about.sections)[number];
