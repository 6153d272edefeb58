/** A note that is set off from the text around it. */
export const noteStyle = {
  borderLeft: 4,
  borderColor: 'ochre.main',
  bgcolor: 'limestone.main',
  mt: 2,
  px: 2,
  py: 1.5,
} as const;
