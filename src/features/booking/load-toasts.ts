/**
 * Loads the toasts. Hooks prefetch them while there is a connection, because they may have to report its loss; a lost
 * chunk is requested again by the next call.
 */
export const loadToasts = () => import('./toasts.tsx');
