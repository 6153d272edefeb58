import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { Chart } from '../../src/chart/Chart.tsx';
import { createChartFile } from '../../src/chart/chart-file.ts';

/** Renders a chart with one arrow. */
function chartOnPage(id: string) {
  const points = [
    { x: 0, y: 0 },
    { x: 9, y: 9 },
  ];
  const labelArea = { x: 0, y: 0, width: 0, height: 0 };
  const arrows = [{ id: 'a > b', source: 'a', target: 'b', points, labels: [], labelArea }];
  const layout = { id, width: 100, height: 50, boxes: [], arrows };
  // Each chart is rendered as a separate page.
  const { container } = render(
    <Chart layout={layout} active={[]} taken={[]} possible={new Map()} />,
  );
  return container.querySelector('svg') as SVGSVGElement;
}

test('saved charts have unique ids even in the same document', async () => {
  // jsdom does not support `@font-face` rules.
  vi.stubGlobal('CSSFontFaceRule', Comment);
  const files = [
    await createChartFile(chartOnPage('tour filter'), 'Tour filter'),
    await createChartFile(chartOnPage('tabs'), 'Tabs'),
  ];
  document.body.innerHTML = files.map(({ text }) => text).join('');
  const svgs = [...document.querySelectorAll('svg')];
  expect(svgs.map((svg) => svg.firstElementChild?.textContent)).toEqual([
    'Statechart: Tour filter',
    'Statechart: Tabs',
  ]);
  const ids = svgs.flatMap((svg) => Array.from(svg.querySelectorAll('[id]'), ({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
  for (const svg of svgs) {
    const arrow = svg.querySelector('[marker-end]')?.getAttribute('marker-end') ?? '';
    const [, head] = /^url\(#([^\s)]+)\)$/.exec(arrow) ?? [];
    expect(svg.querySelector(`[id="${head}"]`)?.tagName).toBe('marker');
  }
});
