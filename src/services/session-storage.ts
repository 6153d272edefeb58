/** Uses the session storage, and returns `fallback` if the browser blocks it or it is full. */
export function withSessionStorage<T>(use: (storage: Storage) => T, fallback: T): T {
  try {
    return use(window.sessionStorage);
  } catch {
    return fallback;
  }
}
