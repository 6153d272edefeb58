/** Runs against this tab's storage; where site data is blocked or full, the page works without it. */
export function withTabStorage<T>(use: (storage: Storage) => T, otherwise: T): T {
  try {
    return use(window.sessionStorage);
  } catch {
    return otherwise;
  }
}
