import type { CarouselEvent } from '#machines/carousel.machine.ts';

type Report = (event: CarouselEvent) => void;

/**
 * Tells a carousel whether the page is hidden and whether the device asks for reduced motion. Returns a function that
 * stops these reports.
 */
export function observeCarouselEnvironment(report: Report): () => void {
  const stops = [watchVisibility(report), watchMotion(report)];
  return () => {
    for (const stop of stops) stop();
  };
}

function watchVisibility(report: Report) {
  const tell = () =>
    report({ type: document.hidden ? 'pause.start' : 'pause.end', reason: 'hiddenPage' });
  tell();
  document.addEventListener('visibilitychange', tell);
  return () => document.removeEventListener('visibilitychange', tell);
}

function watchMotion(report: Report) {
  const lessMotion = window.matchMedia('(prefers-reduced-motion: reduce)');
  const tell = () => report({ type: lessMotion.matches ? 'motion.reduce' : 'motion.allow' });
  tell();
  lessMotion.addEventListener('change', tell);
  return () => lessMotion.removeEventListener('change', tell);
}
