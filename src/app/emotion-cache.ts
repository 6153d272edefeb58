import createCache, { type StylisPlugin } from '@emotion/cache';

const key = 'mui';

/** What a browser of the build's age knows only by its prefixed name: Safari, and Chrome until 2025. */
const needsPrefix =
  /^(?:mask|user-select|text-size-adjust|backdrop-filter|print-color-adjust|hyphens|box-decoration-break)\b/;

/** Emotion's own plugin of this purpose also names what browsers needed ten years ago, in every rule. */
const prefixed: StylisPlugin = (element) => {
  if (element.type === 'decl' && !element.return && needsPrefix.test(element.value)) {
    element.return = `-webkit-${element.value}${element.value}`;
  }
};

/** MUI puts what holds from the smallest screen on under a condition that is always true. */
const unconditional: StylisPlugin = (element) => {
  const [rule, ...more] = element.children;
  if (element.value !== '@media (min-width:0px)' || typeof rule !== 'object' || more.length > 0) {
    return;
  }
  const { type, value, props, children } = rule;
  Object.assign(element, { type, value, props, children });
};

const classes = new RegExp(String.raw`(?<=\.${key}-)\w+`, 'g');

/** The names of the classes that a style sheet has rules for, without Emotion's prefix. */
export const namesIn = (css: string): readonly string[] => [...new Set(css.match(classes))];

/** Completes what Emotion reads about the block in the head. The names are in the rules, and sent but once. */
export function nameStyles(head: HTMLHeadElement) {
  // One that was lost, or is late, has no rules to read.
  const sheet = head.querySelector<HTMLLinkElement>('link[data-later][media="all"]')?.sheet;
  const later = [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText).join('');
  for (const block of head.querySelectorAll<HTMLStyleElement>(`[data-emotion^="${key} "]`)) {
    block.dataset['emotion'] += ` ${namesIn(block.textContent + later).join(' ')}`;
  }
}

/** One key on both sides: the browser adopts the style blocks that prerendering put into the head. */
export const createEmotionCache = () =>
  createCache({ key, stylisPlugins: [unconditional, prefixed] });
