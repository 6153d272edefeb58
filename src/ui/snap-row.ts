import type { FocusEvent } from 'react';

/**
 * Makes a list of cards a row that is swiped sideways on phones, with the next card peeking in. Cards keep their order
 * and stay in the document.
 */
export const snapRow = (cardWidth: string) =>
  ({
    display: { xs: 'flex', sm: 'grid' },
    gap: { xs: 2, md: 4 },
    '@media screen and (max-width: 599.95px)': {
      // The row extends to both edges of the screen, so that its cards are not cut off beside the margins.
      ml: 'calc(-1 * var(--hang, 16px))',
      mr: '-16px',
      pl: 'var(--hang, 16px)',
      pr: '16px',
      // Room for the shadow of a focused card.
      py: 1,
      my: -1,
      overflowX: 'auto',
      overscrollBehaviorX: 'contain',
      scrollSnapType: 'x mandatory',
      scrollPaddingLeft: 'var(--hang, 16px)',
      scrollbarWidth: 'none',
      '& > *': { flex: `0 0 ${cardWidth}`, scrollSnapAlign: 'start' },
    },
    '@media print': { display: 'grid' },
  }) as const;

/**
 * Scrolls a card into view when the keyboard reaches it, because browsers leave a card that peeks in where it is. A tap
 * must not scroll, or it would end beside its link.
 */
export const revealFocusedCard = {
  onFocus: ({ target }: FocusEvent<HTMLElement>) => {
    if (target.matches(':focus-visible')) {
      target.scrollIntoView({ block: 'nearest', inline: 'start' });
    }
  },
} as const;

/** Lets the keyboard scroll a row whose cards cannot take the focus. Safari does not do so by itself. */
export const scrollableRow = { tabIndex: 0 } as const;
