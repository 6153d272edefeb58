import { BOOKING_FORM_ID } from '#lib/document-contract.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * The controls that a visitor sees. MUI's hidden inputs and the honeypot are hidden from assistive technology, by
 * themselves or with their container, and say nothing about what the visitor entered.
 */
const findControls = () =>
  [
    ...document.querySelectorAll<Control>(`#${BOOKING_FORM_ID} :is(input, select, textarea)[name]`),
  ].filter((control) => !control.closest('[aria-hidden="true"]'));

const toEntry = ({ name, value }: Control) => [name, value] as const;

/** Returns the values of the form's controls by name. React misses values that are set without an event. */
export const readFormValues = (): Record<string, string> =>
  Object.fromEntries(findControls().map(toEntry));

let prerenderedControls: readonly Control[] = [];

/** Remembers the values. Call it before hydration: if hydration fails, React replaces the controls and their values. */
export function rememberPrerenderedControls(): void {
  prerenderedControls = findControls();
}

/** Like `readFormValues`, plus the values of prerendered controls that React has replaced. */
export function readEarlyFormValues(): Record<string, string> {
  const replaced = prerenderedControls.filter(
    ({ isConnected, value }) => !isConnected && value !== '',
  );
  const present = findControls();
  const names = new Set(present.filter(({ value }) => value !== '').map(({ name }) => name));
  return Object.fromEntries(
    [...present, ...replaced.filter(({ name }) => !names.has(name))].map(toEntry),
  );
}

/** Call it after the form has read the early values: a value that the visitor clears later must not come back. */
export function forgetPrerenderedControls(): void {
  prerenderedControls = [];
}
