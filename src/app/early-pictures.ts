/**
 * Stands in the document itself. On a phone the pictures further down are held back (src/theme/below.css) until the
 * first one is on screen, so that they do not share its connection; without scripts nothing waits.
 */

import { LONGEST_WAIT_MS } from './early-styles.ts';

/** Lets all pictures load. */
export function releasePictures() {
  delete document.documentElement.dataset['unpainted'];
}

/** Holds back until the app has seen the first picture, the visitor acts, or it takes too long. */
export function holdPictures() {
  document.documentElement.dataset['unpainted'] = '';
  window.addEventListener('touched', releasePictures, { once: true });
  setTimeout(releasePictures, LONGEST_WAIT_MS);
}
