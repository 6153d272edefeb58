import type { theDay } from '#content/content.data.ts';
import { FullBleedSection, type SectionTone } from '#ui/FullBleedSection.tsx';
import { Picture } from '#ui/Picture.tsx';

import { River } from './River.tsx';

interface StationProps {
  stop: (typeof theDay)[number];
  /** The color scheme of the section below the picture. The caption has the same color as that section. */
  tone: SectionTone;
}

/** A stop of the day: a picture as wide as the screen, and a caption in the picture's lower left corner. */
export const Station = ({ stop, tone }: StationProps) => {
  const headingId = `day-${stop.time.replace(/\W/g, '')}`;
  return (
    <FullBleedSection tone={tone} aria-labelledby={headingId} sx={stationStyle}>
      <div>
        <Picture name={stop.image} variant="cover" sizes="100vw" />
      </div>
      <FullBleedSection tone={tone} component="div" sx={captionStyle}>
        <River />
        <p>{stop.time}</p>
        <h2 id={headingId}>{stop.title}</h2>
        <p>{stop.text}</p>
      </FullBleedSection>
    </FullBleedSection>
  );
};

const stationStyle = {
  py: { xs: 0, md: 0 },
  '& > div:first-of-type': {
    displayPrint: 'none',
    position: 'relative',
    height: { xs: 'clamp(160px, 50vw, 420px)', md: 'clamp(400px, 40vw, 640px)' },
    overflow: 'hidden',
  },
} as const;

const captionStyle = {
  '--stop-top': { xs: '18px', md: '40px' },
  width: { xs: 'calc(100% - 32px)', sm: '76%', md: 'calc(var(--content-left) + 34rem)' },
  maxWidth: '100%',
  mt: { xs: '-44px', md: '-64px' },
  pt: { xs: 2, md: 5 },
  // On phones, the time and the title are on the same line.
  display: { xs: 'grid', sm: 'block' },
  gridTemplateColumns: 'auto 1fr',
  columnGap: 1.5,
  alignItems: 'baseline',
  pb: { xs: 0, md: 0 },
  pl: 'var(--content-left)',
  pr: { xs: 1, md: 5 },
  '& p': { m: 0, textWrap: 'pretty' },
  '& p:first-of-type': {
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
    color: 'var(--accent)',
  },
  '& h2': {
    typography: 'h2',
    m: 0,
    fontSize: 'min(12vw, clamp(1.625rem, 1.4rem + 1.6vw, 3rem))',
  },
  '& h2 + p': { gridColumn: '1 / -1', mt: { xs: 0.25, md: 1 } },
} as const;
