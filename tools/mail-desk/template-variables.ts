/** The names that an e-mail template uses, sorted, each once. */
export function variablesOf(template: string): string[] {
  const names = [...template.matchAll(/\{\{\s*[#^/&]?\s*([\w.]+)\s*\}\}/g)].map(
    ([, name = '']) => name,
  );
  return [...new Set(names)].toSorted();
}
