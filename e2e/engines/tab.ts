/** A tab of a browser: the little that every driver can do. */
export interface Tab {
  readonly goto: (url: string) => Promise<void>;
  readonly resize: (width: number, height: number) => Promise<void>;
  /** Evaluates an expression in the page. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  /** Clicks the element that the expression gives. */
  readonly click: (expression: string) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  readonly press: (key: 'Tab' | 'Enter' | 'Escape' | 'ArrowLeft') => Promise<void>;
  /** Ends the browser too. */
  readonly close: () => Promise<void>;
}
