interface ManifestChunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

/** Vite's build manifest, which maps source files to built files. */
export type Manifest = Readonly<Record<string, ManifestChunk>>;

/**
 * Returns the built scripts of these modules and of their static imports. There are no duplicates, and imports come
 * first.
 * @throws if the manifest lacks a module, for example after a page was renamed
 */
export function scriptsOf(manifest: Manifest, modules: readonly string[]): string[] {
  const files = new Set<string>();
  const visited = new Set<string>();
  const visit = (key: string) => {
    if (visited.has(key)) return;
    visited.add(key);
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build manifest has no ${key}`);
    chunk.imports?.forEach(visit);
    files.add(chunk.file);
  };
  modules.forEach(visit);
  return [...files];
}
