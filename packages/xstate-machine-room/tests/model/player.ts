import { createMachine } from 'xstate';

/** A machine with states at three levels, and with transitions across them. */
export const player = createMachine({
  id: 'player',
  initial: 'off',
  states: {
    off: { on: { play: 'on.film.fast', resume: 'on.last' } },
    on: {
      initial: 'menu',
      on: { restart: { target: 'on', reenter: true }, search: '.menu' },
      states: {
        last: { type: 'history' },
        menu: { on: { choose: 'film' } },
        film: {
          initial: 'slow',
          on: { stop: '#player.off', volume: { actions: 'setVolume' } },
          states: {
            slow: { on: { faster: 'fast', leave: '#player.on.menu' } },
            fast: { on: { leave: '#player.on.menu', eject: '#player.off' } },
          },
        },
      },
    },
  },
});
