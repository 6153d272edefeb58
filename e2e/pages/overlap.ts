import type { Page } from '@playwright/test';

/** The screen of a laptop at 400% and at 100% zoom. */
export const laptopScreens = [
  { width: 320, height: 256 },
  { width: 1280, height: 720 },
] as const;

/**
 * Scrolls to each control with `block: 'nearest'`, from above and from below, and to each target of a focus or a link
 * with `block: 'start'`. Returns the elements that a sticky element partly covers afterward, and the focused elements
 * that are invisible. The test scrolls itself because Chromium centers a focused element, which would hide the behavior
 * of browsers that scroll only as far as `scroll-padding` requires.
 */
export const coveredAfterScrolling = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const controls =
      'a[href], button, input, select, textarea, summary, [role="spinbutton"], [role="tab"]';
    const targets = 'h1, h2, #main [id][tabindex="-1"], :is(#main, footer) :is(h2, h3, div)[id]';
    const isStuck = (element: Element) => /fixed|sticky/.test(getComputedStyle(element).position);
    const ancestors = (element: Element | null) => {
      const found: Element[] = [];
      for (let at = element; at; at = at.parentElement) found.push(at);
      return found;
    };
    const coverOf = (element: Element, x: number, y: number) =>
      ancestors(document.elementFromPoint(x, y)).find(
        (above) => isStuck(above) && !above.contains(element) && !element.contains(above),
      );
    const isShown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.getBoundingClientRect().width > 4 &&
      !element.closest('[aria-hidden="true"], [inert]') &&
      // Elements inside sticky elements are skipped, because these are above everything else. The ticket of the form is
      // not skipped: it scrolls with the page unless it is pinned.
      !ancestors(element).some((above) => isStuck(above) && !above.matches('#main *'));
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()} ${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 50) || element.id}`;
    const end = () => document.documentElement.scrollHeight;

    const covered = new Set<string>();
    const look = (element: Element, way: string, heights: readonly number[]) => {
      const [box] = element.getClientRects();
      if (!box) return;
      for (const [across, down] of heights.flatMap((height) => [
        [0.05, height],
        [0.5, height],
        [0.95, height],
      ])) {
        const x = box.left + box.width * (across ?? 0);
        const y = box.top + box.height * (down ?? 0);
        if (y < 0 || y >= window.innerHeight) continue;
        const cover = coverOf(element, x, y);
        if (cover) covered.add(`${nameOf(element)} by ${nameOf(cover)} (${way})`);
      }
    };
    const isSeen = (element: Element) =>
      (element.closest('label') ?? element).checkVisibility({ opacityProperty: true });
    for (const element of document.querySelectorAll<HTMLElement>(controls)) {
      if (element.tabIndex < 0 || isSeen(element)) continue;
      element.focus({ preventScroll: true });
      // An element that appears only on focus may need a few frames to become visible.
      const isHidden = () => document.activeElement === element && !isSeen(element);
      for (let frame = 0; frame < 30 && isHidden(); frame += 1) {
        await new Promise(requestAnimationFrame);
      }
      if (isHidden()) covered.add(`${nameOf(element)} has the focus unseen`);
    }
    const free = window.innerHeight / 3;
    for (const element of [...document.querySelectorAll(controls)].filter(isShown)) {
      if (element.getBoundingClientRect().height > free) continue;
      for (const [way, from] of [
        ['from above', 0],
        ['from below', end()],
      ] as const) {
        window.scrollTo({ top: from, behavior: 'instant' });
        element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
        look(element, way, [0.06, 0.5, 0.94]);
      }
    }
    for (const element of [...document.querySelectorAll(targets)].filter(isShown)) {
      window.scrollTo({ top: 0, behavior: 'instant' });
      element.scrollIntoView({ block: 'start', behavior: 'instant' });
      const { height } = element.getBoundingClientRect();
      const [box] = element.getClientRects();
      if (!box) continue;
      // Only the start of a target is checked, because the target may be taller than the screen.
      look(element, 'as target', height > free ? [4 / height] : [0.06]);
    }
    return [...covered];
  });
