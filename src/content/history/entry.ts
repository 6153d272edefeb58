import type { PictureName } from '#content/pictures.generated.ts';

export interface HistoryEntry {
  /** Anchor of the entry on the page. */
  readonly id: string;
  readonly period: string;
  readonly date: string;
  readonly title: string;
  readonly text: string;
  readonly image?: PictureName;
}
