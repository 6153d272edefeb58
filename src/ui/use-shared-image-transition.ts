import { useViewTransitionState } from 'react-router-dom';

/**
 * Returns the style of the frame around a tour's picture. During a navigation to or from the tour's page, the frames on
 * both pages have the same view-transition name, so the browser moves one frame to the place of the other.
 * src/theme/motion.ts defines the animation.
 */
export function useSharedImageTransition(tourPath: string) {
  return useViewTransitionState(tourPath)
    ? { viewTransitionName: tourPath.replaceAll('/', '_'), viewTransitionClass: 'poster' }
    : {};
}
