import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { ChartPane } from '../../src/chart/ChartPane.tsx';
import { createModel } from '../../src/model/model.ts';
import { SimulatorPanel } from '../../src/simulator/SimulatorPanel.tsx';
import { useSimulator } from '../../src/simulator/use-simulator.ts';
import { door } from '../inspector/door.ts';
import { createRoomMachine } from '../room-machine.ts';

const entry = await createRoomMachine(door);

/** Renders the chart and the simulator of the door. */
function Workspace() {
  const simulator = useSimulator(entry);
  return (
    <>
      <ChartPane
        layout={entry.layout}
        title="Door"
        highlights={simulator.frame}
        onTake={simulator.take}
      />
      <SimulatorPanel model={createModel(door)} simulator={simulator} />
    </>
  );
}

test.each([
  ['Chart of Door', 0],
  ['Run it here', 1],
])('when a focused event button disappears, its region “%s” is focused', async (name, index) => {
  render(<Workspace />);
  const button = screen.getAllByRole('button', { name: 'open' })[index];
  button?.focus();
  await userEvent.keyboard('{Enter}');
  expect(button).not.toBeInTheDocument();
  expect(screen.getByRole('region', { name })).toHaveFocus();
});
