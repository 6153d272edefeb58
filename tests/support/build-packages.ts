import { buildPackages } from '#tools/setup/packages.mjs';

/** For vitest when it is run by itself. */
export const setup = () => buildPackages('.');
