const TEXT_FIELD =
  ':is(input[type=text], input[type=email], input[type=tel], textarea, [role=spinbutton])';

/**
 * Applies styles while a text field of a touch screen has the focus and the virtual keyboard is open. Use it for
 * elements that are fixed to the edges of the screen, which would cover the remaining space.
 */
export const whileTyping = <Style extends object>(style: Style) => ({
  '@media (hover: none) and (pointer: coarse)': { [`html:has(${TEXT_FIELD}:focus) &`]: style },
});
