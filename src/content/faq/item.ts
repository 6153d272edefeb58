export interface FaqItem {
  /** Anchor of the question on the page. */
  readonly id: string;
  readonly question: string;
  /** Paragraphs. */
  readonly answer: readonly string[];
}
