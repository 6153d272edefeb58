import type { CarouselEvent } from '#machines/carousel.machine.ts';

import { savesData } from './data-saving.ts';

type Report = (event: CarouselEvent) => void;

/** Less of a carousel in view than this, as a fraction, counts as out of sight. */
const LEAST_IN_VIEW = 0.25;

/** Tells a carousel whether it can be seen, what motion the device allows, and whether data is scarce, until stopped. */
export function watchPage(carousel: Element, report: Report): () => void {
  const stops = [watchVisibility(report), watchMotion(report), watchViewport(carousel, report)];
  if (!savesData()) report({ type: 'prefetch.allow' });
  return () => {
    for (const stop of stops) stop();
  };
}

function watchVisibility(report: Report) {
  const tell = () =>
    report({ type: document.hidden ? 'hold.start' : 'hold.end', reason: 'hiddenPage' });
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
      report({ type: isInView ? 'hold.end' : 'hold.start', reason: 'offScreen' });
    },
    { threshold: LEAST_IN_VIEW },
  );
  observer.observe(carousel);
  return () => observer.disconnect();
}
