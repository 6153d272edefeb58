import { type Plugin, runnerImport } from 'vite';

const DATA_MODULE = /^(?<file>.+\.data\.ts)(?:\?export=(?<name>\w+))?$/;

type Exports = Readonly<Record<string, unknown>>;

const isJson = (value: unknown): boolean =>
  value === null ||
  ['string', 'boolean'].includes(typeof value) ||
  Number.isFinite(value) ||
  (typeof value === 'object' &&
    [Object.prototype, Array.prototype, null].includes(Object.getPrototypeOf(value)));

/** @throws Error for a value that JSON cannot represent */
function serialize(name: string, value: unknown): string {
  const json = JSON.stringify(value, function (this: Exports, key) {
    // The replacer's second argument is already converted: a date, for example, is a string.
    const part = this[key];
    if (isJson(part) || (part === undefined && !Array.isArray(this))) return part;
    throw new Error(`The export ${name} of a data module is not JSON: see ${key || 'its value'}.`);
  });
  if (json === undefined) throw new Error(`The export ${name} of a data module is undefined.`);
  return json;
}

/**
 * Runs each module named `*.data.ts` at build time and replaces it with its exports as JSON. In a build, each export
 * becomes a separate module, so that a chunk contains only the exports that its pages import.
 */
export function dataModules(): Plugin {
  const exportsByFile = new Map<string, Exports>();
  return {
    name: 'data-modules',
    enforce: 'pre',
    resolveId: (id) =>
      DATA_MODULE.exec(id)?.groups?.['name'] ? { id, moduleSideEffects: false } : undefined,
    async load(id) {
      const { file, name } = DATA_MODULE.exec(id)?.groups ?? {};
      if (!file) return undefined;
      if (name) {
        return `export const ${name} = ${serialize(name, exportsByFile.get(file)?.[name])};`;
      }
      const isBuild = this.environment.mode === 'build';
      const { module, dependencies } = await runnerImport<Exports>(file);
      for (const dependency of dependencies) this.addWatchFile(dependency);
      exportsByFile.set(file, module);
      const lines = Object.entries(module).map(([key, value]) =>
        isBuild
          ? `export { ${key} } from ${JSON.stringify(`${file}?export=${key}`)};`
          : `export const ${key} = ${serialize(key, value)};`,
      );
      return { code: lines.join('\n'), moduleSideEffects: false };
    },
  };
}
