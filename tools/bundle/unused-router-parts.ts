import type { Plugin } from 'vite';

const routerCode = /\/node_modules\/react-router\/dist\//;
const displayName = /^\w+\.displayName = "[^"]*";$/gm;
const component = /= (React\d*\.(?:forwardRef|memo|createContext)\()/g;

/**
 * react-router names its components for debugging where they are made, which the bundler takes for a use of each of
 * them. Without the names, what this site does not use of the package is left out: 6 kB of each page.
 */
export const unusedRouterParts = (): Plugin => ({
  name: 'unused-router-parts',
  apply: 'build',
  enforce: 'pre',
  transform: (code, id) =>
    routerCode.test(id)
      ? code.replace(displayName, '').replace(component, '= /* @__PURE__ */ $1')
      : null,
});
