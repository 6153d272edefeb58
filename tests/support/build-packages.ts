import { buildPackages } from '#tools/setup/dependencies.mjs';

/** Compiles the packages if vitest runs alone. */
export const setup = () => buildPackages('.');
