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
  /**
   * Content under the title. On wide screens, it is beside the main content together with the title, and both stay on
   * screen.
   */
  aside?: ReactNode;
  /** Content that is drawn behind the section, in the left margin that `--hang` reserves. */
  backdrop?: ReactNode;
  children?: ReactNode;
}

/** A full-width section of the page with its own heading. */
export function Section({ title, lead, action, children, ...layout }: SectionProps) {
  const { tone = 'paper', aside, backdrop } = layout;
  const headingId = useId();
  return (
    <FullBleedSection tone={tone} aria-labelledby={headingId}>
      {backdrop ? <div>{backdrop}</div> : null}
      <Container sx={[hangingStyle, aside !== undefined && besideStyle]}>
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
        {children ? <div>{children}</div> : null}
      </Container>
    </FullBleedSection>
  );
}

/**
 * A container whose content is aligned with a line at its left. The page with this line sets `--hang` to the distance.
 */
export const hangingStyle = { pl: { xs: 'var(--hang, 16px)', sm: 'var(--hang, 24px)' } } as const;

const headStyle = {
  '&:not(:last-child)': { mb: { xs: 'var(--head-space, 32px)', md: 6 } },
  '& p': {
    m: 0,
    mt: { xs: 'var(--lead-space, 16px)', md: 2 },
    maxWidth: '38rem',
    textWrap: 'pretty',
    color: 'text.secondary',
  },
} as const;

const horizontalStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'last baseline',
  columnGap: { xs: 2, md: 4 },
  rowGap: 1,
} as const;

const besideStyle = {
  display: { md: 'grid' },
  gridTemplateColumns: '4fr 8fr',
  columnGap: { md: 6, lg: 9 },
  '& > div:first-of-type': { position: { md: 'sticky' }, top: 128, alignSelf: 'start' },
} as const;
