/** True if the visitor asked for reduced data usage. Browsers without this setting count as false. */
export function prefersReducedData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData ?? false;
}
