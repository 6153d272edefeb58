import { type ChildNode, parse } from 'postcss';

interface Divided {
  /** What the first screen needs. */
  readonly first: string;
  readonly later: string;
}

/** Where the first screen ends: see src/app/early-styles.ts. */
const belowMark = /<[a-z]+\b[^>]*\sdata-below\b|<\/main>/;

/** The classes of the elements that a page begins with. */
export function firstClasses(body: string): ReadonlySet<string> {
  const first = body.slice(0, belowMark.exec(body)?.index);
  return new Set(
    [...first.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  );
}

const emotionClass = /(?<=\.)mui-\w+/g;

/** Whether the rule is of an element that has one of these classes, or of no component, such as the theme's variables. */
export const isOf = (classes: ReadonlySet<string>) => (rule: ChildNode) => {
  const names = rule.toString().match(emotionClass) ?? [];
  return names.length === 0 || names.some((name) => classes.has(name));
};

export const isForScreens = (rule: ChildNode) =>
  !(rule.type === 'atrule' && rule.name === 'media' && rule.params === 'print');

/** Divides rules by whether the first screen needs them. */
export function divideStyles(css: string, isFirst: (rule: ChildNode) => boolean): Divided {
  const { nodes } = parse(css);
  const textOf = (part: readonly ChildNode[]) => part.map(String).join('');
  return {
    first: textOf(nodes.filter(isFirst)),
    later: textOf(nodes.filter((rule) => !isFirst(rule))),
  };
}
