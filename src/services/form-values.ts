import { BOOKING_FORM_ID } from '#lib/document-contract.ts';

/** The name of a field that only programs fill in. */
export const HONEYPOT_NAME = 'rk_note';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Returns the values of the form's controls by name. React does not know values that autofill, a password manager or a
 * script has set without an event. Hidden controls, such as MUI's inputs and the honeypot, are left out.
 */
export const readFormValues = (): Record<string, string> =>
  Object.fromEntries(
    [
      ...document.querySelectorAll<Control>(
        `#${BOOKING_FORM_ID} :is(input, select, textarea)[name]`,
      ),
    ]
      .filter((control) => !control.closest('[aria-hidden="true"]'))
      .map(({ name, value }) => [name, value]),
  );

export const isHoneypotFilled = (): boolean =>
  Boolean(
    document.querySelector<HTMLInputElement>(`#${BOOKING_FORM_ID} [name="${HONEYPOT_NAME}"]`)
      ?.value,
  );
