/** Calls `use` with the session storage. Returns `fallback` if the browser blocks the storage or if it is full. */
export function withSessionStorage<T>(use: (storage: Storage) => T, fallback: T): T {
  try {
    return use(window.sessionStorage);
  } catch {
    return fallback;
  }
}
