import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

import { FullBleedSection, type SectionTone } from './FullBleedSection.tsx';

interface SectionProps {
  title: string;
  /** A sentence under the title. */
  lead?: string;
  /** A link on the same line as the title. */
  action?: ReactNode;
  tone?: SectionTone;
  /** Content under the title; on wide screens, both are beside the main content and stay in view. */
  aside?: ReactNode;
  /** A border to the next section, such as a stepped edge. */
  edge?: ReactNode;
  children: ReactNode;
}

/** A full-width section of the page with its own heading. */
export function Section({ title, lead, action, children, ...layout }: SectionProps) {
  const { tone = 'paper', aside, edge } = layout;
  const headingId = useId();
  return (
    <FullBleedSection tone={tone} aria-labelledby={headingId}>
      <Container sx={aside ? besideStyle : {}}>
        <Box sx={[headStyle, action !== undefined && horizontalStyle]}>
          <div>
            <Typography id={headingId} variant="h2">
              {title}
            </Typography>
            {lead ? <p>{lead}</p> : null}
          </div>
          {action}
          {aside}
        </Box>
        <div>{children}</div>
      </Container>
      {edge}
    </FullBleedSection>
  );
}

const headStyle = {
  mb: { xs: 4, md: 6 },
  '& p': { m: 0, mt: 2, maxWidth: '38rem', color: 'text.secondary' },
} as const;

const horizontalStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'flex-end',
  columnGap: 4,
  rowGap: 1,
} as const;

const besideStyle = {
  display: { md: 'grid' },
  gridTemplateColumns: '4fr 8fr',
  columnGap: { md: 6, lg: 9 },
  '& > div:first-of-type': { position: { md: 'sticky' }, top: 128, alignSelf: 'start' },
} as const;
