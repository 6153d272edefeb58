import { setup } from 'xstate';

export type MenuEvent =
  | { type: 'menu.toggle' }
  | { type: 'menu.close' }
  /** The visitor went back or forward in the browser. */
  | { type: 'page.change' }
  /** The screen has become wide enough for the links in the header. */
  | { type: 'viewport.widened' };

export const menuMachine = setup({
  types: {} as { events: MenuEvent },
}).createMachine({
  id: 'menu',
  description: 'The menu of narrow screens: a sheet over the whole page, or nothing.',
  initial: 'closed',
  states: {
    closed: {
      description: 'Only the MENU button is on screen.',
      on: { 'menu.toggle': 'open' },
    },
    open: {
      description:
        'The sheet covers the page, which neither scrolls nor takes the focus meanwhile.',
      on: {
        'menu.toggle': 'closed',
        'menu.close': 'closed',
        'page.change': 'closed',
        'viewport.widened': 'closed',
      },
    },
  },
});
