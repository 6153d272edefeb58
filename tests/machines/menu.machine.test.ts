import { expect, it } from 'vitest';
import { createActor } from 'xstate';

import { menuMachine } from '#machines/menu.machine.ts';

it.each(['menu.toggle', 'menu.close', 'page.change', 'viewport.widened'] as const)(
  'the event %s closes an open menu',
  (type) => {
    const menu = createActor(menuMachine).start();
    const isOpen = () => menu.getSnapshot().matches('open');
    expect(isOpen()).toBe(false);
    menu.send({ type });
    expect(isOpen()).toBe(type === 'menu.toggle');
    if (!isOpen()) menu.send({ type: 'menu.toggle' });
    menu.send({ type });
    expect(isOpen()).toBe(false);
  },
);
