import { useState } from 'react';

import { createChartFile, createPng } from '../chart/chart-file.ts';
import { plainButton, row } from '../theme/styles.ts';
import { downloadFile } from '../room/browser.ts';

const types = { svg: 'image/svg+xml', png: 'image/png' } as const;

/** Downloads the chart as a file, in its current state and colors. */
export function SaveChart({ machineId, title }: { machineId: string; title: string }) {
  const [outcome, setOutcome] = useState('');

  async function save(button: HTMLElement, format: keyof typeof types) {
    const chart = button.closest('.chart')?.querySelector<SVGSVGElement>('[role="region"] svg');
    if (!chart) return;
    const name = `${machineId}.${format}`;
    try {
      const file = await createChartFile(chart, title);
      const content = format === 'png' ? await createPng(file) : file.text;
      downloadFile(name, new Blob([content], { type: types[format] }));
      setOutcome(`${name} is saved.`);
    } catch {
      setOutcome(`${name} could not be created.`);
    }
  }

  return (
    <div role="group" aria-label="Save the chart" css={groupStyle}>
      <span>Save</span>
      {(['svg', 'png'] as const).map((format) => (
        <button
          key={format}
          type="button"
          aria-label={`Save as ${format.toUpperCase()}`}
          onClick={({ currentTarget }) => void save(currentTarget, format)}
          css={[plainButton, { minWidth: 44 }]}
        >
          {format.toUpperCase()}
        </button>
      ))}
      <output>{outcome}</output>
    </div>
  );
}

const groupStyle = { ...row, marginLeft: 'auto' } as const;
