const TEXT_FIELD =
  ':is(input[type=text], input[type=email], input[type=tel], textarea, [role=spinbutton])';

/**
 * Applies styles while a text field has the focus on a touch screen, because the virtual keyboard is open then. Use it
 * for elements that are fixed to the edges of the screen: they would cover the remaining space.
 */
export const whileTyping = <Style extends object>(style: Style) => ({
  '@media (hover: none) and (pointer: coarse)': { [`html:has(${TEXT_FIELD}:focus) &`]: style },
});
