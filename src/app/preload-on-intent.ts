import { preloadPage } from './page-loader.ts';
import { canonicalPath } from './pages.ts';

/** What comes before a visitor follows a link, by mouse, finger and keyboard. */
const signs = ['pointerover', 'touchstart', 'focusin'] as const;

const savesData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Fetches a page's code as soon as somebody seems about to go there, except where data is to be saved. */
export function preloadOnIntent() {
  const asked = new Set([window.location.pathname]);
  const preload = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.origin !== window.location.origin || savesData()) return;
    const path = canonicalPath(link.pathname);
    if (asked.has(path)) return;
    asked.add(path);
    // What fails here fails again, and is told of, when the link is followed.
    preloadPage(path).catch(() => asked.delete(path));
  };
  for (const sign of signs) document.addEventListener(sign, preload, { passive: true });
}
