/**
 * Loads the toasts. Hooks call it early, while there is a connection, because a toast may have to report a lost
 * connection. If the chunk could not be loaded, the next call requests it again.
 */
export const loadToasts = () => import('./toasts.tsx');
