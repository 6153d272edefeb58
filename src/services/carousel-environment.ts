import type { CarouselEvent } from '#machines/carousel.machine.ts';

import { prefersReducedData } from './prefers-reduced-data.ts';

type Report = (event: CarouselEvent) => void;

/** If less than this fraction of a carousel is in view, the carousel counts as off screen. */
const LEAST_IN_VIEW = 0.25;

/**
 * Tells a carousel whether it is visible, whether the device asks for reduced motion, and whether it may prefetch
 * pictures. Returns a function that stops these reports.
 */
export function observeCarouselEnvironment(carousel: Element, report: Report): () => void {
  const stops = [watchVisibility(report), watchMotion(report), watchViewport(carousel, report)];
  if (!prefersReducedData()) report({ type: 'prefetch.allow' });
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

function watchViewport(carousel: Element, report: Report) {
  const observer = new IntersectionObserver(
    (entries) => {
      const latest = entries.at(-1);
      if (!latest) return;
      const isInView = latest.intersectionRatio >= LEAST_IN_VIEW;
      report({ type: isInView ? 'pause.end' : 'pause.start', reason: 'offScreen' });
    },
    { threshold: LEAST_IN_VIEW },
  );
  observer.observe(carousel);
  return () => observer.disconnect();
}
