/**
 * The site's mark is a crocodile under a stepped pyramid, on a grid of 32 × 32 units. The steps, the eye and the legs
 * are on even units, so that they fill whole pixels in an icon of 16 × 16 pixels.
 */
export const brandMark = {
  pyramid: 'M12 4h8v4h4v4h4v4H4v-4h4V8h4z',
  crocodile:
    'M1 22.5L8 21.3V19H11L12 21H14L15.5 19L17 21L18.5 19L20 21L21.5 19L23 21C27 21 29.5 19.5 31 16C31.4 21.5 29 24.8 25 26H24V28H20V26H14V28H10V26L3 25.8C2 25.7 1 25.2 .8 24.5L7 24.1V23.3H1Z',
} as const;
