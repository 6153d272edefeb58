import type { Page } from '@playwright/test';

/**
 * Finds layout problems at the current width: text or controls that are clipped, that overflow their box or the screen,
 * or that overlap. Each problem is described in one sentence. The page must be scrolled to its top.
 */
export const layoutProblems = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    interface Piece {
      readonly element: Element;
      readonly isText: boolean;
      readonly name: string;
      readonly box: DOMRect;
      /** The nearest sticky or fixed ancestor, which moves together with the piece; null if there is none. */
      readonly layer: Element | null;
    }

    /**
     * The tolerance in pixels: adjacent lines may overlap a little, because the box of a letter is higher than the
     * letter.
     */
    const TOLERANCE = 2;
    /**
     * `clientWidth` is used instead of `innerWidth`, which grows on phones if the page is too wide, because the browser
     * zooms out.
     */
    const screenWidth = document.documentElement.clientWidth;
    const CONTROLS = 'button, input, select, textarea, [role=button], a';

    const ancestorsOf = (element: Element): Element[] =>
      element.parentElement ? [element.parentElement, ...ancestorsOf(element.parentElement)] : [];

    const isClipped = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';

    const isShown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      // Text that only screen readers read is excluded.
      ![element, ...ancestorsOf(element)].some((it) => {
        const { clipPath, clip, position } = getComputedStyle(it);
        return clipPath === 'inset(50%)' || (position === 'absolute' && clip.startsWith('rect('));
      });

    const layerOf = (element: Element) =>
      [element, ...ancestorsOf(element)].find((it) =>
        /fixed|sticky/.test(getComputedStyle(it).position),
      ) ?? null;

    /** Returns the part of a letter's box that contains most of its ink. */
    const inkOf = ({ x, y, width, height }: DOMRect) =>
      new DOMRect(x, y + height * 0.2, width, height * 0.6);

    function textPieces(): Piece[] {
      const pieces: Piece[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement;
        const text = node.textContent?.trim() ?? '';
        if (!element || text === '' || element.closest('select, noscript, script, style')) continue;
        if (!isShown(element)) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const box of range.getClientRects()) {
          if (box.width < 1) continue;
          const name = `“${text.slice(0, 40)}”`;
          pieces.push({ element, isText: true, name, box: inkOf(box), layer: layerOf(element) });
        }
      }
      return pieces;
    }

    const controlPieces = (): Piece[] =>
      [...document.querySelectorAll(CONTROLS)]
        .filter((element) => isShown(element) && getComputedStyle(element).display !== 'inline')
        .map((element) => {
          const label = element.getAttribute('aria-label') ?? element.textContent ?? '';
          const name = `${element.localName} “${label.trim().slice(0, 40)}”`;
          const box = element.getBoundingClientRect();
          return { element, isText: false, name, box, layer: layerOf(element) };
        })
        .filter(({ box }) => box.width > 1 && box.height > 1);

    /**
     * Returns `cut` if an ancestor clips the piece permanently, and `scrolled` if the visitor can scroll to the piece.
     */
    function cutOf({ element, isText, box }: Piece): 'cut' | 'scrolled' | undefined {
      for (const it of [...(isText ? [element] : []), ...ancestorsOf(element)]) {
        const { overflowX, overflowY } = getComputedStyle(it);
        const frame = it.getBoundingClientRect();
        const beyondX = box.left < frame.left - TOLERANCE || box.right > frame.right + TOLERANCE;
        const beyondY = box.top < frame.top - TOLERANCE || box.bottom > frame.bottom + TOLERANCE;
        if (it === document.body || it === document.documentElement) return undefined;
        if ((beyondX && scrolls(overflowX)) || (beyondY && scrolls(overflowY))) return 'scrolled';
        if ((beyondX && isClipped(overflowX)) || (beyondY && isClipped(overflowY))) return 'cut';
      }
      return undefined;
    }

    function sticksOut({ element, isText, box }: Piece): boolean {
      if (!isText) return false;
      const block = [element, ...ancestorsOf(element)].find(
        (it) => !getComputedStyle(it).display.startsWith('inline') && !(it instanceof SVGElement),
      );
      const frame = block?.getBoundingClientRect();
      if (!frame || element instanceof SVGElement) return false;
      return box.left < frame.left - TOLERANCE || box.right > frame.right + TOLERANCE;
    }

    const isOffScreen = ({ box }: Piece) =>
      box.left < -TOLERANCE || box.right > screenWidth + TOLERANCE;

    const overlap = (one: DOMRect, other: DOMRect) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > TOLERANCE &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > TOLERANCE;

    /** True for a transparent control that covers its own text in an SVG drawing. */
    const isSpotOn = (control: Piece, text: Piece) =>
      !control.isText && control.element.textContent === '' && text.element instanceof SVGElement;

    const belongTogether = (one: Piece, other: Piece) =>
      one.layer !== other.layer ||
      isSpotOn(one, other) ||
      isSpotOn(other, one) ||
      (one.isText && other.isText
        ? one.element === other.element
        : one.element.contains(other.element) || other.element.contains(one.element));

    /** Finds words in headings that are broken across lines, except at hyphens in the words themselves. */
    function brokenWords(): string[] {
      const broken: string[] = [];
      for (const heading of [...document.querySelectorAll('h1, h2, h3')].filter(isShown)) {
        const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s–-]+/g)) {
            const range = document.createRange();
            range.setStart(node, index);
            range.setEnd(node, index + word.length);
            if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) {
              broken.push(`“${word}” is broken`);
            }
          }
        }
      }
      return broken;
    }

    /** Finds native selects whose selected option is clipped. Browsers do not report this. */
    function cutChoices(): string[] {
      const pen = document.createElement('canvas').getContext('2d');
      return [...document.querySelectorAll('select')].filter(isShown).flatMap((select) => {
        const style = getComputedStyle(select);
        const px = (...values: string[]) =>
          values.reduce((sum, it) => sum + Number.parseFloat(it), 0);
        const chosen = select.selectedOptions[0]?.text ?? '';
        if (pen) pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
        const width = pen?.measureText(chosen).width ?? 0;
        const room = select.clientWidth - px(style.paddingLeft, style.paddingRight);
        const height = select.clientHeight - px(style.paddingTop, style.paddingBottom);
        const lines = Math.max(1, Math.round(height / px(style.lineHeight)));
        return width > room * lines + TOLERANCE ? [`the choice “${chosen}” is cut off`] : [];
      });
    }

    const problems: string[] = [...brokenWords(), ...cutChoices()];
    const reached: Piece[] = [];
    for (const piece of [...textPieces(), ...controlPieces()]) {
      const cut = cutOf(piece);
      if (cut === 'cut') problems.push(`${piece.name} is cut off`);
      else if (cut === undefined) {
        if (isOffScreen(piece)) problems.push(`${piece.name} lies outside the screen`);
        if (sticksOut(piece)) problems.push(`${piece.name} sticks out of its box`);
        reached.push(piece);
      }
    }
    for (const [index, one] of reached.entries()) {
      for (const other of reached.slice(index + 1)) {
        if (!overlap(one.box, other.box) || belongTogether(one, other)) continue;
        problems.push(`${one.name} lies on ${other.name}`);
      }
    }
    for (const element of document.querySelectorAll('body *')) {
      if (getComputedStyle(element).textOverflow !== 'ellipsis' || !isShown(element)) continue;
      if (element.scrollWidth > element.clientWidth) {
        problems.push(`“${element.textContent?.slice(0, 40)}” ends in an ellipsis`);
      }
    }
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > screenWidth) {
      const isBeyond = (it: Element) => it.getBoundingClientRect().right > screenWidth;
      const html = [...document.querySelectorAll('body *')].findLast(isBeyond)?.outerHTML;
      problems.push(`the page is ${scrollWidth} px wide, with ${html?.slice(0, 120)}`);
    }
    return [...new Set(problems)];
  });

/**
 * Finds visible pictures that failed to load, that are distorted, or that are enlarged by more than the factor
 * `maxScale`.
 */
export const pictureProblems = (page: Page, maxScale: number): Promise<string[]> =>
  page.evaluate((limit) => {
    const problems: string[] = [];
    for (const image of document.images) {
      const { width, height } = image.getBoundingClientRect();
      const isShown = image.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      if (!isShown || width < 1 || height < 1) continue;
      const file = image.currentSrc.replace(/.*\//, '');
      if (!image.complete || image.naturalWidth === 0) {
        problems.push(`${file || image.src} is not there`);
        continue;
      }
      const shape = image.naturalWidth / image.naturalHeight;
      const isCropped = getComputedStyle(image).objectFit === 'cover';
      if (!isCropped && Math.abs(width / height / shape - 1) > 0.015) {
        problems.push(
          `${file} has the shape ${shape.toFixed(2)}, shown ${(width / height).toFixed(2)}`,
        );
      }
      // With a srcset, naturalWidth depends on `sizes`. The file name contains the real width.
      const fileWidth = Number(/-(\d+)\.\w+$/.exec(file)?.[1] ?? image.naturalWidth);
      const scale = Math.max(width / fileWidth, (height * shape) / fileWidth);
      if (scale > limit) problems.push(`${file} is enlarged ${scale.toFixed(2)} times`);
    }
    return problems;
  }, maxScale);
