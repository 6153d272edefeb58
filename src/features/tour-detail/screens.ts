/** From here on the ticket stands beside the text; below, a bar at the foot of the screen takes over its button. */
export const wideScreens = '@media (min-width: 900px)';
