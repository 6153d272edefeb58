const TEXT_FIELD =
  ':is(input[type=text], input[type=email], input[type=tel], textarea, [role=spinbutton])';

/**
 * Applies styles while a text field of a touch screen has the focus, which opens the virtual keyboard: what is stuck to
 * the edges of the screen would take the rest of it.
 */
export const whileTyping = <Style extends object>(style: Style) => ({
  '@media (hover: none) and (pointer: coarse)': { [`html:has(${TEXT_FIELD}:focus) &`]: style },
});
