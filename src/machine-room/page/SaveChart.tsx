import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';

import { chartFile, chartPicture } from '#machine-room/chart/chart-file.ts';
import { downloadFile, visuallyHidden } from '#machine-room/project/borrowed.ts';

interface SaveChartProps {
  machineId: string;
  title: string;
  /** Where the chart stands. */
  findChart: () => SVGSVGElement | null | undefined;
}

const formats = ['SVG', 'PNG'] as const;
type Format = (typeof formats)[number];

/** Gives the chart as it stands there, with its marks and its tone, as a file for a document. */
export function SaveChart({ machineId, title, findChart }: SaveChartProps) {
  const [outcome, setOutcome] = useState('');

  async function save(format: Format) {
    const chart = findChart();
    if (!chart) return;
    const name = `${machineId}.${format.toLowerCase()}`;
    try {
      const file = await chartFile(chart, title);
      downloadFile(
        format === 'PNG'
          ? { name, type: 'image/png', content: await chartPicture(file) }
          : { name, type: 'image/svg+xml', content: file.text },
      );
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
          aria-label={`Save as ${format}`}
          onClick={() => void save(format)}
          sx={{ minWidth: 44 }}
        >
          <span>{format}</span>
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
