/** Returns the id of the box around a field's label, control and message. */
export const fieldElementId = (field: string) => `field-${field}`;

/** True while the field is on screen. */
export const hasField = (field: string): boolean =>
  document.getElementById(fieldElementId(field)) !== null;

/** Moves the focus to the control of a field; for a date, to its first section. */
export function focusField(field: string) {
  const box = document.getElementById(fieldElementId(field));
  const control = box?.querySelector<HTMLElement>(
    'select, [role="spinbutton"], input:not([aria-hidden="true"]), textarea:not([aria-hidden="true"]), p[tabindex]',
  );
  // A control in a closed disclosure cannot take the focus.
  box?.closest('details')?.setAttribute('open', '');
  box?.scrollIntoView({ block: 'center' });
  control?.focus({ preventScroll: true });
}

/** Moves the focus to a heading or a message, and scrolls it to the top of the screen. */
export function focusAtTop(element: HTMLElement | null) {
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'start' });
}
