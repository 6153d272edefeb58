import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type EngineName = 'Chromium' | 'Firefox' | 'WebKit';

/** What not every driver can do. */
export type Ability = 'finger';

export type Key =
  'Tab' | 'Enter' | 'Space' | 'Escape' | 'ArrowLeft' | 'ArrowRight' | 'ArrowDown' | 'Home' | 'End';

export type Kind =
  | 'alert'
  | 'button'
  | 'dialog'
  | 'radio'
  | 'field'
  | 'form'
  | 'heading'
  | 'image'
  | 'link'
  | 'slide'
  | 'tab'
  | 'tabpanel';

/** Something on the page as a visitor would name it. */
export interface Target {
  readonly kind: Kind;
  readonly name: string | RegExp;
}

/** A tab of a browser: the little that every driver can do. */
export interface Tab {
  readonly goto: (url: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  readonly back: () => Promise<void>;
  /** Evaluates an expression in the page. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  /** Presses and lets go of the mouse's button on the element that the expression gives. */
  readonly clickOn: (expression: string) => Promise<void>;
  /** Takes the option with this label in a select that the expression gives. */
  readonly choose: (expression: string, option: string) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  readonly press: (key: Key) => Promise<void>;
  readonly swipe?: (from: Point, to: Point) => Promise<void>;
  readonly resize: (width: number, height: number) => Promise<void>;
  /** What the console showed in red or yellow since it was last asked. */
  readonly messages: () => Promise<string[]>;
  readonly close: () => Promise<void>;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A browser that was started to be walked through the site. */
export interface Engine {
  readonly name: EngineName;
  /** What it is, with its version. */
  readonly program: string;
  /** What cannot be tried in it, and why. */
  readonly lacks: Readonly<Partial<Record<Ability, string>>>;
  /** A tab of a visitor who was never here. */
  readonly visit: () => Promise<Tab>;
  readonly close: () => Promise<void>;
}

const eyes = readFileSync(join(import.meta.dirname, 'in-page.js'), 'utf8');

const asText = (value: unknown) =>
  JSON.stringify(value instanceof RegExp ? { source: value.source, flags: value.flags } : value);

/** An expression that asks in-page.js. */
export const ask = (question: string, ...values: readonly unknown[]): string =>
  `(() => { if (!globalThis.visitorsEyes) { ${eyes} }
return globalThis.visitorsEyes.${question}(${values.map(asText).join(', ')}); })()`;
