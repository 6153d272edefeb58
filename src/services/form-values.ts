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

/** Values of the form's controls by name. React misses those that a browser or an extension sets without an event. */
export const readFormValues = (): Record<string, string> =>
  Object.fromEntries(findControls().map(toEntry));

let prerenderedControls: readonly Control[] = [];

/** Call before React takes over the page: where hydration fails, React replaces the controls together with their values. */
export function rememberPrerenderedControls(): void {
  prerenderedControls = findControls();
}

/** As `readFormValues`, with what was entered in prerendered controls that React has replaced since. */
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

/** Call once the form has taken over what was entered early: a visitor who clears a field must not get it back. */
export function forgetPrerenderedControls(): void {
  prerenderedControls = [];
}
