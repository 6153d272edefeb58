import type { Plugin } from 'vite';

const routerCode = /\/node_modules\/react-router\/dist\//;
const displayName = /^\w+\.displayName = "[^"]*";$/gm;
const component = /= (React\d*\.(?:forwardRef|memo|createContext)\()/g;

/** Serves a function of Emotion's that nothing here calls, but is of a kind that a bundler cannot leave out. */
const hoistCode = /\/node_modules\/hoist-non-react-statics\/dist\//;

/** The theme turns the ripple off, everywhere. */
const rippleCode = /\/@mui\/material\/ButtonBase\/TouchRipple\.mjs$/;

/** Knows each attribute that HTML has. No element here is given any other, but what styles are made from. */
const attributesCode = /\/@emotion\/is-prop-valid\/dist\//;
const forwarded =
  "export default (name) => name !== 'sx' && name !== 'theme' && name !== 'ownerState' && name !== 'as';";

/** What fields would be made of that this site has none of, or whose code they bring along themselves. */
const otherFields: readonly {
  readonly file: RegExp;
  readonly part: string;
  readonly instead: string;
}[] = [
  {
    file: /\/@mui\/material\/InputBase\/InputBase\.mjs$/,
    part: 'import TextareaAutosize from "../TextareaAutosize/index.mjs";',
    instead: "const TextareaAutosize = 'textarea';",
  },
  {
    file: /\/@mui\/material\/NativeSelect\/NativeSelect\.mjs$/,
    part: 'import Input from "../Input/index.mjs";',
    instead: "const Input = 'input';",
  },
];

/** The site names the prefixes that it needs: see src/app/emotion-cache.ts. */
const cacheCode = /\/@emotion\/cache\/dist\//;

/** MUI names what these are for sheets of others; ours has none, and a page has hundreds of such names. */
const namedParts =
  /\/@mui\/(?:material\/(?:Typography|Link|SvgIcon)\/(?:Typography|Link|SvgIcon)|system\/(?:Container\/createContainer|createBox\/createBox))\.mjs$/;
const names =
  /className: clsx\((?:classes\.root, className|className, generateClassName[^)]*\)[^)]*)\)/;
const namesMade = /const classes = useUtilityClasses\([^)]*\);/;

/**
 * Leaves out what the bundler must take for used. react-router names its components for debugging where they are made,
 * which counts as a use of each of them: 6 kB of each page.
 */
export const unusedParts = (): Plugin => ({
  name: 'unused-parts',
  apply: 'build',
  enforce: 'pre',
  load: (id) => {
    if (hoistCode.test(id)) return 'export default (target) => target;';
    if (attributesCode.test(id)) return forwarded;
    return rippleCode.test(id) ? 'export default () => null;' : null;
  },
  transform: (code, id) => {
    if (cacheCode.test(id)) return code.replace('[prefixer]', '[]');
    const otherField = otherFields.find(({ file }) => file.test(id));
    if (otherField) return code.replace(otherField.part, otherField.instead);
    if (namedParts.test(id)) return code.replace(names, 'className').replace(namesMade, '');
    return routerCode.test(id)
      ? code.replace(displayName, '').replace(component, '= /* @__PURE__ */ $1')
      : null;
  },
});
