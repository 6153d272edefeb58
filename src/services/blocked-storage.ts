/**
 * Hides `localStorage` if reading it throws because the browser blocks site data. The email SDK reads the storage when
 * it is imported, but works without it.
 */
export function hideBlockedStorage() {
  try {
    void window.localStorage;
  } catch {
    Object.defineProperty(window, 'localStorage', { value: undefined, configurable: true });
  }
}
