import { useViewTransitionState } from 'react-router-dom';

/**
 * Style of the frame around a tour's picture. While the app goes to or from the tour's page, the frames on both pages
 * bear one name, so that the browser moves the one to the place of the other; src/theme/motion.ts says how.
 */
export function useSharedImageTransition(tourPath: string) {
  return useViewTransitionState(tourPath)
    ? { viewTransitionName: tourPath.replaceAll('/', '_'), viewTransitionClass: 'poster' }
    : {};
}
