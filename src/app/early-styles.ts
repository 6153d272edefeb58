/**
 * Stands in the document itself. What lies below the first screen, marked `data-below`, has its rules in a file that
 * holds up nothing: a browser fetches a sheet for printers without waiting for it. Until it is there, that part is not
 * shown; where it does not come, words without their looks are better than none. Without scripts nothing waits: see
 * tools/prerender/document.ts.
 */

export const LONGEST_WAIT_MS = 3000;

export function showWhenStyled() {
  const { dataset } = document.documentElement;
  const sheet = document.querySelector<HTMLLinkElement>('link[data-later]');
  if (!sheet) return;
  const show = () => {
    delete dataset['unstyled'];
    window.dispatchEvent(new Event('styled'));
  };
  dataset['unstyled'] = '';
  sheet.addEventListener('load', () => {
    sheet.media = 'all';
    show();
  });
  sheet.addEventListener('error', show);
  setTimeout(show, LONGEST_WAIT_MS);
}
