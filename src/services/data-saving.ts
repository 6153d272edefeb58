/** Whether the visitor asked for little data. Not every browser says so; then nothing is known to be scarce. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData ?? false;
}
