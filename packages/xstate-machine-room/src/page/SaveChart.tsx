import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';

import { chartFile, chartPicture } from '../chart/chart-file.ts';
import { downloadFile, visuallyHidden } from '../project/borrowed.ts';

const types = { svg: 'image/svg+xml', png: 'image/png' } as const;
const formats = ['svg', 'png'] as const;

/** Gives the chart in whose toolbar it stands, with its marks and its tone, as a file for a document. */
export function SaveChart({ machineId, title }: { machineId: string; title: string }) {
  const [outcome, setOutcome] = useState('');

  async function save(button: HTMLElement, format: (typeof formats)[number]) {
    const chart = button
      .closest('[data-tone]')
      ?.querySelector<SVGSVGElement>('[role="region"] svg');
    if (!chart) return;
    const name = `${machineId}.${format}`;
    try {
      const file = await chartFile(chart, title);
      const content = format === 'png' ? await chartPicture(file) : file.text;
      downloadFile({ name, type: types[format], content });
      setOutcome(`${name} is saved.`);
    } catch {
      setOutcome(`${name} could not be made.`);
    }
  }

  return (
    <Box role="group" aria-label="Save the chart" sx={groupStyle}>
      <span>Save</span>
      {formats.map((format) => (
        <Button
          key={format}
          color="inherit"
          aria-label={`Save as ${format.toUpperCase()}`}
          onClick={({ currentTarget }) => void save(currentTarget, format)}
          sx={{ minWidth: 44 }}
        >
          <span>{format.toUpperCase()}</span>
        </Button>
      ))}
      <Box component="output" sx={visuallyHidden}>
        {outcome}
      </Box>
    </Box>
  );
}

const groupStyle = {
  display: 'flex',
  alignItems: 'center',
  ml: 'auto',
  '& > span': { opacity: 0.75 },
} as const;
