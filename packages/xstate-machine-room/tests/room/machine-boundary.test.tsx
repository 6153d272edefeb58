import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createMachine } from 'xstate';

import { MachineRoom } from '../../src/page/MachineRoom.tsx';

import { createRoomMachine } from '../room-machine.ts';

test('the page says why a machine cannot be shown, and still lists the machines', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const machine = createMachine({ id: 'door' });
  const broken = {
    ...(await createRoomMachine(machine)),
    machine: { id: 'door' } as typeof machine,
  };
  render(<MachineRoom settings={{ machines: [broken] }} machineId={null} />);
  expect(screen.getByRole('alert')).toHaveTextContent(/^door cannot be shown: /);
  expect(screen.getByRole('navigation', { name: 'Machines' })).toBeVisible();
});
