import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';

import { tourQuestions } from '#content/content.data.ts';
import { TEXT_MEASURE } from '#theme/typography.ts';

/** Answers the questions that guests ask most often before they book. The FAQ page has these questions and more. */
export const TourQuestions = () => (
  <Box sx={questionsStyle}>
    {tourQuestions.map(({ id, question, answer }) => (
      <details key={id} name="tour-questions">
        <summary>
          <h3>{question}</h3>
        </summary>
        {answer.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p>
          <Link component={RouterLink} to={`/faq#${id}`}>
            Read this in the FAQ
          </Link>
        </p>
      </details>
    ))}
  </Box>
);

const questionsStyle = {
  display: 'grid',
  gridTemplateColumns: { md: '1fr 1fr' },
  columnGap: { md: 6, lg: 8 },
  alignItems: 'start',
  '& > details': { borderTop: 1, borderColor: 'divider' },
  '& summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: 3,
    minHeight: 56,
    py: 1.5,
    '&::after': { flex: 'none', fontSize: 'h3.fontSize', lineHeight: 1 },
  },
  '& h3': { typography: 'h3', m: 0 },
  '& p': { m: 0, pb: 2, maxWidth: TEXT_MEASURE },
} as const;
