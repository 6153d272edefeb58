import Box from '@mui/material/Box';

import type { PictureName } from '#content/pictures.generated.ts';

import { Picture } from './Picture.tsx';
import { QuoteSource } from './QuoteSource.tsx';

interface PostcardProps {
  text: string;
  author: string;
  location: string;
  /** The name of the place where the text was published, such as Tripadvisor. */
  source?: string | undefined;
  link?: string | undefined;
  /** The picture on the stamp. */
  stamp: PictureName;
  /** The rotation in degrees. */
  tilt?: number;
}

/** A guest's text as the back of a postcard, with a stamp, a postmark and the guest's name. */
export const Postcard = ({ stamp, tilt = 0, ...quote }: PostcardProps) => (
  <Box sx={postcardStyle}>
    <Box component="figure" sx={{ transform: { sm: `rotate(${tilt}deg)` } }}>
      <blockquote>{quote.text}</blockquote>
      <div>
        <div>
          <div>
            <Picture name={stamp} variant="cover" sizes="104px" widest={480} alt="" />
          </div>
        </div>
        <Postmark />
      </div>
      <figcaption>
        <p>{quote.author}</p>
        <p>{quote.location}</p>
        {quote.source ? (
          <p>
            <QuoteSource source={quote.source} link={quote.link} />
          </p>
        ) : null}
      </figcaption>
    </Box>
  </Box>
);

const Postmark = () => (
  <svg viewBox="0 0 140 80" aria-hidden>
    <circle cx="40" cy="40" r="36" />
    <circle cx="40" cy="40" r="25" />
    <path d="M27 47h26M31 42h18M35 37h10M38 32h4" />
    <path d="M84 26q7-6 14 0t14 0 14 0M84 37q7-6 14 0t14 0 14 0M84 48q7-6 14 0t14 0 14 0M84 59q7-6 14 0t14 0 14 0" />
  </svg>
);

/** On phones, the text takes the width of the card, and the stamp is below it, beside the name. */
const narrowCard = '@container (max-width: 300px)';
/** With very large text, the stamp does not fit beside the text and is stacked with it. */
const besideTooNarrow = '@container (max-width: 15rem)';

const postcardStyle = {
  containerType: 'inline-size',
  height: '100%',
  '& figure': {
    m: 0,
    height: '100%',
    p: 2.5,
    display: 'grid',
    gridTemplateColumns: '1fr 6.5rem',
    gridTemplateRows: 'auto 1fr',
    columnGap: 2.5,
    bgcolor: 'background.paper',
    borderRadius: '2px',
    boxShadow:
      '0 0 0 1px var(--mui-palette-divider), 0 10px 24px -14px rgba(var(--mui-palette-text-primaryChannel) / 0.3)',
    [narrowCard]: { gridTemplateColumns: '1fr auto', gridTemplateRows: '1fr auto', rowGap: 2 },
    [besideTooNarrow]: { gridTemplateColumns: '1fr', gridTemplateRows: 'none', rowGap: 2 },
  },
  '& blockquote': {
    typography: 'h3',
    gridRow: '1 / 3',
    m: 0,
    fontSize: { xs: 'button.fontSize', sm: 'subtitle1.fontSize' },
    lineHeight: 1.4,
    textWrap: 'pretty',
    [narrowCard]: { gridRow: 1, gridColumn: '1 / -1' },
    [besideTooNarrow]: { gridRow: 2, gridColumn: 1 },
  },
  '& figure > div': { justifySelf: 'end', [narrowCard]: { order: 1 } },
  '& div': { position: 'relative' },
  // The box of the stamp.
  '& figure > div > div': {
    width: 84,
    aspectRatio: '5 / 6',
    p: 1,
    bgcolor: 'limestone.main',
    // The perforation of the stamp: dots in the card's own color, half of them outside the stamp's edge.
    outline: '6px dotted var(--mui-palette-background-paper)',
    outlineOffset: -3,
    '& > div': { height: '100%' },
  },
  '& svg': {
    position: 'absolute',
    left: -26,
    top: 62,
    width: 104,
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 1.5,
    opacity: 0.55,
    transform: 'rotate(-9deg)',
  },
  '& figcaption': {
    alignSelf: 'end',
    pt: 3,
    [narrowCard]: { pt: 0 },
    [besideTooNarrow]: { order: 1 },
  },
  '& p': { m: 0, pb: 0.25, pt: 0.75, borderBottom: '1px solid', borderColor: 'divider' },
  '& p + p': { color: 'text.secondary', fontSize: 'caption.fontSize' },
} as const;
