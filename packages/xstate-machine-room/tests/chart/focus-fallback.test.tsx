import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { ChartPane } from '../../src/chart/ChartPane.tsx';
import { computeBestLayout } from '../../src/layout/best-layout.ts';
import { createModel } from '../../src/model/model.ts';
import { SimulatorPanel } from '../../src/simulator/SimulatorPanel.tsx';
import { useSimulator } from '../../src/simulator/use-simulator.ts';
import { doorEntry } from '../inspector/door.ts';

const model = createModel(doorEntry.machine);
const layout = await computeBestLayout(model);

/** Renders the chart and the simulator of the door. */
function Workspace() {
  const simulator = useSimulator(doorEntry, []);
  return (
    <>
      <ChartPane
        layout={layout}
        title="Door"
        tone="light"
        highlights={simulator.frame}
        onTake={simulator.take}
      />
      <SimulatorPanel model={model} machineId="door" simulator={simulator} />
    </>
  );
}

test.each([
  ['Chart of Door', 0],
  ['Run it here', 1],
])('when a focused event button disappears, its region “%s” is focused', async (name, index) => {
  render(<Workspace />);
  const button = screen.getAllByRole('button', { name: 'open, gently' })[index];
  button?.focus();
  await userEvent.keyboard('{Enter}');
  expect(button).not.toBeInTheDocument();
  expect(screen.getByRole('region', { name })).toHaveFocus();
});
