import { content } from './written.ts';

/** What the form says of the company. Its name and the ways to reach it are settings. */
export const companyFacts = content.company;
