import type { Page } from '@playwright/test';

/** A laptop's screen at 400 %, and as it is. */
export const laptopScreens = [
  { width: 320, height: 256 },
  { width: 1280, height: 720 },
] as const;

/**
 * Scrolls to each control of the page as little as needed, from above and from below, and to each target of a focus or
 * a link as far as it goes; gives those of which something that sticks to the screen then covers a part, and those that
 * take the focus without being seen. Chromium centres what gets the focus, which hides what a browser does that scrolls
 * no further than `scroll-padding` says.
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
      // What sticks to the screen stands above the rest. The form's ticket scrolls along where it is not pinned.
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
      // What is shown only with the focus comes with one of the next frames.
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
      // Its beginning: a target may be taller than the screen.
      look(element, 'as target', height > free ? [4 / height] : [0.06]);
    }
    return [...covered];
  });
