import { buildPackages } from '#tools/setup/dependencies.mjs';

/** Compiles the packages, in case Vitest was started without the project's own commands. */
export const setup = () => buildPackages('.');
