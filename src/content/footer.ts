import { company } from './company.ts';

/** What the footer says of the company. */
export const aboutLine = `A family-owned company with ${company.experience} of experience. We have run guided day tours to the Maya city of Lamanai since ${company.since}.`;
