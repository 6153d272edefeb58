import type { Plugin } from 'vite';

const packageOf = (file: string) =>
  /(?:^|.*\/)node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1];

/** Notes by name every package of which a build takes a module or a file: what `licenses.txt` is held against. */
export const bundledPackages = (noted: Set<string>): Plugin => ({
  name: 'bundled-packages',
  generateBundle(_, bundle) {
    for (const part of Object.values(bundle)) {
      const sources = part.type === 'chunk' ? part.moduleIds : part.originalFileNames;
      for (const name of sources.map(packageOf)) if (name) noted.add(name);
    }
  },
});
