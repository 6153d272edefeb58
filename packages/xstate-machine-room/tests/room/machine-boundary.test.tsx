import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createMachine } from 'xstate';

import { defineEntry } from '../../src/model/entry.ts';
import { MachineRoom } from '../../src/page/MachineRoom.tsx';
import { collectMachines } from '../../src/room/collect-machines.ts';

test('the page names the files and machines that cannot be shown, with the reasons', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const machine = createMachine({ id: 'door' });
  const failures = [
    { name: 'src/lamp.machine.ts', reason: 'window is not defined' },
    { name: 'door', reason: 'Its layout took longer than 60 s.' },
  ];
  const machines = collectMachines({ modules: {}, entries: [defineEntry({ machine })], failures });
  const { rerender } = render(<MachineRoom settings={{ machines, failures }} />);
  const list = screen.getByRole('region', { name: 'Not shown' });
  expect(list).toHaveTextContent('src/lamp.machine.ts: window is not defined');
  expect(screen.getByRole('heading', { name: 'Door' })).toBeVisible();
  expect(screen.getByText('Its layout took longer than 60 s.')).toBeVisible();

  const broken = machines.map((shown) => ({ ...shown, machine: { id: 'door' } as typeof machine }));
  rerender(<MachineRoom settings={{ machines: broken }} />);
  expect(screen.getByRole('alert')).toHaveTextContent(/^door cannot be shown: /);
  expect(screen.getByRole('navigation', { name: 'Machines' })).toBeVisible();
});
