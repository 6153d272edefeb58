import { buildPackages } from '#tools/setup/dependencies.mjs';

/** For vitest when it is run by itself. */
export const setup = () => buildPackages('.');
