/** From this width on, the ticket is beside the text; on narrower screens, a bar at the bottom has its button. */
export const wideScreens = '@media (min-width: 900px)';
