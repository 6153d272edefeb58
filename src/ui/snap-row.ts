import type { FocusEvent } from 'react';

/**
 * Turns a list of cards into a row that can be swiped sideways on phones. A part of the next card is visible at the
 * screen's edge. The order of the cards in the DOM does not change.
 */
export const snapRow = (cardWidth: string) =>
  ({
    display: { xs: 'flex', sm: 'grid' },
    gap: { xs: 2, md: 4 },
    '@media screen and (max-width: 599.95px)': {
      // The row extends to both edges of the screen, so that its cards are not cut off at the margins.
      ml: 'calc(-1 * var(--hang, 16px))',
      mr: '-16px',
      pl: 'var(--hang, 16px)',
      pr: '16px',
      // The padding leaves room for the shadow of a focused card.
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
 * Scrolls a card into view if it receives the focus from the keyboard, because browsers do not scroll to a card that is
 * partly visible. A tap must not scroll the row, because the card would move away under the finger.
 */
export const revealFocusedCard = {
  onFocus: ({ target }: FocusEvent<HTMLElement>) => {
    if (target.matches(':focus-visible')) {
      target.scrollIntoView({ block: 'nearest', inline: 'start' });
    }
  },
} as const;

/**
 * Makes a row focusable whose cards are not, so that it can be scrolled with the keyboard. Safari does not do this by
 * itself.
 */
export const scrollableRow = { tabIndex: 0 } as const;
