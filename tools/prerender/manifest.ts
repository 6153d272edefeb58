interface ManifestChunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

/** Vite's build manifest: source file to built file. */
export type Manifest = Readonly<Record<string, ManifestChunk>>;

const notFoundModules: readonly string[] = ['src/pages/NotFoundPage.tsx'];

/** Which modules the routes of src/app/pages.ts load. */
const pageModules: ReadonlyMap<string, readonly string[]> = new Map([
  ['/', ['src/pages/HomePage.tsx']],
  ['/tours', ['src/pages/ToursPage.tsx']],
  ['/faq', ['src/pages/FaqPage.tsx']],
  ['/history', ['src/pages/HistoryPage.tsx']],
  ['/about', ['src/pages/AboutPage.tsx']],
  ['/machines', ['src/pages/MachinesPage.tsx']],
  ['/staff', ['src/pages/StaffPage.tsx']],
  ['/book', ['src/app/BookRoute.tsx']],
  ['/booking-success', ['src/pages/BookingSuccessPage.tsx']],
]);

/** Source modules whose code a first visit to this address runs. */
export function entryModules(path: string): string[] {
  const page = path.startsWith('/tour/') ? ['src/app/TourRoute.tsx'] : pageModules.get(path);
  return ['index.html', 'src/app/start.tsx', ...(page ?? notFoundModules)];
}

/**
 * The built scripts of these modules with everything they import statically, each once and after what it imports.
 * @throws if the manifest lacks a module, as when a page was renamed
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
