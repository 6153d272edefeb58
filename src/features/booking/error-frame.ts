/** The frame of all that says what went wrong. */
export const errorFrame = {
  border: 2,
  borderColor: 'error.main',
  bgcolor: 'background.paper',
  p: { xs: 2, sm: 3 },
} as const;
