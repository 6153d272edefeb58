/** A browser tab with the few actions that all drivers support. */
export interface Tab {
  readonly goto: (url: string) => Promise<void>;
  readonly resize: (width: number, height: number) => Promise<void>;
  /** Evaluates an expression in the page. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  /** Clicks the element that the expression returns. */
  readonly click: (expression: string) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  readonly press: (key: 'Tab' | 'Enter' | 'Escape' | 'ArrowLeft') => Promise<void>;
  /** Closes the tab and the browser. */
  readonly close: () => Promise<void>;
}
