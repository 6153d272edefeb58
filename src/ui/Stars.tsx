import Box from '@mui/material/Box';

const star = 'm10 1.6 2.5 5.5 6 .7-4.5 4.1 1.2 5.9L10 14.9l-5.2 2.9L6 11.9 1.5 7.8l6-.7Z';

/** The fixed row of five stars that every tour carries; it is no guest's rating, and says so little. */
export const Stars = () => (
  <Box
    component="svg"
    role="img"
    aria-label="5 stars"
    viewBox="0 0 108 20"
    sx={{ display: 'block', width: '5.375rem', height: '1rem', color: 'ochre.main' }}
  >
    {[0, 22, 44, 66, 88].map((x) => (
      <path key={x} d={star} fill="currentColor" transform={`translate(${x})`} />
    ))}
  </Box>
);
