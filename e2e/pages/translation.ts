import type { BrowserContext, Page } from '@playwright/test';

/**
 * The time of the translation: `live` is after hydration, `early` is during parsing, and `between` is after the
 * hydration of the page's frame but before that of its sections.
 */
export type Translation = 'no' | 'live' | 'early' | 'between';

export interface TranslationOption {
  /** The time at which the visitor's browser translates each page; `no` if it does not. */
  translation: Translation;
}

/**
 * The mark that is appended to each translated text. People and Playwright do not notice it, but scripts that read
 * texts do.
 */
const MARK = '\u200B';

const STALE = 'A translated page shows an old text';

/**
 * Translates every page like Chrome: two nested `<font>` elements replace each text node, content that is marked as not
 * translatable stays, and new texts are translated when they appear. React still updates its own text node, but that
 * node is no longer in the page, so the update is invisible. The script reports such an update as a console error, so
 * that no test can overlook it. See https://github.com/facebook/react/issues/11538.
 */
export const translatePages = (context: BrowserContext, translation: Exclude<Translation, 'no'>) =>
  context.addInitScript(translateDocument, { translation, mark: MARK, stale: STALE });

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
  stale: string;
}

/** This function runs in the browser, so it cannot use anything else in this file. */
function translateDocument({ translation, mark, stale }: TranslatorOptions) {
  const kept = '[translate="no"], .notranslate, script, style, noscript, textarea, svg';
  const own = new WeakSet<Node>();
  const removed = new MutationObserver((records) => {
    for (const { target, oldValue } of records) {
      if (target.nodeValue !== oldValue) {
        console.error(`${stale}: "${oldValue}" instead of "${target.nodeValue}"`);
      }
    }
  });

  function translateText(text: Text) {
    const parent = text.parentElement;
    if (!parent || own.has(text) || !text.data.trim() || parent.closest(kept)) return;
    if (!parent.closest('html')) return;
    if (parent.localName === 'title') {
      if (!text.data.endsWith(mark)) text.data += mark;
      return;
    }
    const outer = document.createElement('font');
    outer.style.verticalAlign = 'inherit';
    const inner = document.createElement('font');
    inner.style.verticalAlign = 'inherit';
    const words = document.createTextNode(text.data.replaceAll(mark, '') + mark);
    own.add(words);
    inner.append(words);
    outer.append(inner);
    parent.insertBefore(outer, text);
    text.remove();
    removed.observe(text, { characterData: true, characterDataOldValue: true });
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
    document.documentElement.classList.add('translated-ltr');
    document.documentElement.lang = 'es';
    translateTree(document.documentElement);
    new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records) {
        if (type === 'characterData') {
          own.delete(target);
          translateTree(target);
        }
        for (const node of addedNodes) translateTree(node);
      }
    }).observe(document.documentElement, { subtree: true, childList: true, characterData: true });
  }

  if (window !== window.top) return;
  const sign = { early: 'html', between: 'link[rel="modulepreload"]', live: 'html[data-hydrated]' };
  const waiting = new MutationObserver(() => {
    if (!document.querySelector(sign[translation])) return;
    waiting.disconnect();
    start();
  });
  waiting.observe(document, { subtree: true, childList: true, attributes: true });
}
