import createCache from '@emotion/cache';

/** One key on both sides: the browser adopts the style blocks that prerendering put into the head. */
export const createEmotionCache = () => createCache({ key: 'mui' });
