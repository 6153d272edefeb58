import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { FindInChart, mapNamesToParts, findPlace } from '../../src/chart/FindInChart.tsx';
import { door } from '../inspector/door.ts';
import { drawChart } from '../room-machine.ts';

const layout = await drawChart(door);

test('a reader finds a state or an event by its name', async () => {
  const onFind = vi.fn<(parts: readonly string[]) => void>();
  render(<FindInChart layout={layout} onFind={onFind} />);
  const field = screen.getByRole('combobox', { name: 'Find a state or an event' });
  await userEvent.type(field, 'AJAR');
  const box = layout.boxes.find(({ name }) => name === 'ajar');
  expect(findPlace(onFind.mock.lastCall?.[0] ?? [], layout)).toEqual({
    area: { x: box?.x, y: box?.y, width: box?.width, height: box?.height },
    parts: [box?.id],
  });
  await userEvent.clear(field);
  await userEvent.type(field, 'window{Enter}');
  // The message is hidden while it is `:empty`, which happy-dom applies to every element without child elements.
  expect(screen.getByRole('status', { hidden: true })).toHaveTextContent('No such state or event');
  expect([...mapNamesToParts(layout).keys()]).toEqual(['door', 'shut', 'ajar', 'open', 'close']);
});
