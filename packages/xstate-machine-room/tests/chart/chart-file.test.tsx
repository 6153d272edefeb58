import { expect, test } from 'vitest';

import { chartFile } from '../../src/chart/chart-file.ts';

/** A chart on a page, with a marker that an arrow refers to. */
function chartOnPage() {
  const chart = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  // The test's browser has no geometry.
  Object.defineProperty(chart, 'viewBox', { value: { baseVal: { width: 100, height: 50 } } });
  chart.innerHTML =
    '<defs><marker id="head"><path d="M0 0"/></marker></defs><path marker-end="url(#head)" d="M0 0L9 9"/><use href="#head"/>';
  document.body.append(chart);
  return chart;
}

test('two saved charts stand in one document, each with ids of its own', async () => {
  const files = [
    await chartFile(chartOnPage(), 'Tour filter'),
    await chartFile(chartOnPage(), 'Tabs'),
  ];
  document.body.innerHTML = files.map(({ text }) => text).join('');
  const svgs = [...document.querySelectorAll('svg')];
  const ids = svgs.flatMap((svg) => Array.from(svg.querySelectorAll('[id]'), ({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toHaveLength(4);
  for (const svg of svgs) {
    const arrow = svg.querySelector('[marker-end]')?.getAttribute('marker-end') ?? '';
    const named = [svg.getAttribute('aria-labelledby'), /#([^)]+)/.exec(arrow)?.[1]];
    named.push(svg.querySelector('use')?.getAttribute('href')?.slice(1));
    expect(named.map((id) => svg.querySelector(`[id="${id}"]`)?.tagName)).toEqual([
      'title',
      'marker',
      'marker',
    ]);
  }
});
