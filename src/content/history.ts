import { content } from './written.ts';

export const history = content.history;

export type HistoryEntry = (typeof history.chapters)[number];
export type HistoryTourCard = (typeof history.tourCards)[number];
