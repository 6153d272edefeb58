import { BOOKING_FORM_ID } from '#lib/document-contract.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Returns the controls that a visitor sees. MUI's hidden inputs and the honeypot are hidden from assistive technology
 * and do not contain the visitor's answers.
 */
const findControls = () =>
  [
    ...document.querySelectorAll<Control>(`#${BOOKING_FORM_ID} :is(input, select, textarea)[name]`),
  ].filter((control) => !control.closest('[aria-hidden="true"]'));

const toEntry = ({ name, value }: Control) => [name, value] as const;

/** Returns the values of the form's controls by name. React does not know values that were set without an event. */
export const readFormValues = (): Record<string, string> =>
  Object.fromEntries(findControls().map(toEntry));

let prerenderedControls: readonly Control[] = [];

/**
 * Remembers the prerendered controls with their values. Call it before hydration: if hydration fails, React replaces
 * the controls and loses their values.
 */
export function rememberPrerenderedControls(): void {
  prerenderedControls = findControls();
}

/** Like `readFormValues`, but includes the values of prerendered controls that React has replaced. */
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

/**
 * Forgets the prerendered controls. Call it after the form has read the early values, so that a value that the visitor
 * clears later does not come back.
 */
export function forgetPrerenderedControls(): void {
  prerenderedControls = [];
}
