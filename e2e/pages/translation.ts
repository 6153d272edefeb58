import type { BrowserContext, Page } from '@playwright/test';

/** The time of the translation: `live` is after hydration, `early` is during parsing. */
export type Translation = 'no' | 'live' | 'early';

export interface TranslationOption {
  /** The time at which the visitor's browser translates each page; `no` if it does not. */
  translation: Translation;
}

/** The mark that is appended to each translated text. People and Playwright do not notice it. */
const MARK = '\u200B';

/**
 * Translates every page like Chrome: two nested `<font>` elements replace each text node, content that is marked as not
 * translatable stays, and new texts are translated when they appear.
 */
export const translatePages = (context: BrowserContext, translation: Exclude<Translation, 'no'>) =>
  context.addInitScript(translateDocument, { translation, mark: MARK });

/** Returns the translated texts on the page. */
export const translatedTexts = (page: Page) =>
  page.evaluate(
    (mark) =>
      [...document.querySelectorAll('font > font')]
        .map((element) => element.textContent)
        .filter((text) => text.endsWith(mark))
        .map((text) => text.slice(0, -mark.length)),
    MARK,
  );

interface TranslatorOptions {
  translation: Exclude<Translation, 'no'>;
  mark: string;
}

/** This function runs in the browser, so it cannot use anything else in this file. */
function translateDocument({ translation, mark }: TranslatorOptions) {
  const kept = '[translate="no"], .notranslate, script, style, noscript, textarea, svg, title';

  function translateText(text: Text) {
    const parent = text.parentElement;
    if (!parent?.isConnected || !text.data.trim() || text.data.endsWith(mark)) return;
    if (parent.closest(kept)) return;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    inner.append(text.data + mark);
    outer.append(inner);
    parent.replaceChild(outer, text);
  }

  function translateTree(root: Node) {
    if (root instanceof Text) {
      translateText(root);
      return;
    }
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) translateText(text);
  }

  function start() {
    document.documentElement.lang = 'es';
    translateTree(document.documentElement);
    new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records) {
        if (type === 'characterData') translateTree(target);
        for (const node of addedNodes) translateTree(node);
      }
    }).observe(document.documentElement, { subtree: true, childList: true, characterData: true });
  }

  if (window !== window.top) return;
  const sign = { early: 'html', live: 'html[data-hydrated]' };
  const waiting = new MutationObserver(() => {
    if (!document.querySelector(sign[translation])) return;
    waiting.disconnect();
    start();
  });
  waiting.observe(document, { subtree: true, childList: true, attributes: true });
}
