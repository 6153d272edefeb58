import { createMachine, fromPromise } from 'xstate';

/** A machine without an id. */
const unnamed = createMachine({
  initial: 'a',
  states: {
    a: { after: { 1000: 'b' } },
    b: { invoke: { src: fromPromise(async () => 1), onDone: 'c' } },
    c: {},
  },
});

const forbidden = createMachine({
  id: 'forbidden',
  initial: 'a',
  on: { X: '.b' },
  states: { a: { on: { X: undefined, Y: {} } }, b: {} },
});

const historyBoth = createMachine({
  id: 'historyBoth',
  initial: 'off',
  states: {
    off: { on: { SHALLOW: 'on.hs', DEEP: 'on.hd' } },
    on: {
      initial: 'a',
      on: { OFF: 'off' },
      states: {
        hs: { type: 'history', history: 'shallow' },
        hd: { type: 'history', history: 'deep', target: 'b' },
        a: { initial: 'a1', states: { a1: { on: { N: 'a2' } }, a2: {} } },
        b: {},
      },
    },
  },
});

const customIds = createMachine({
  id: 'customIds',
  initial: 'one',
  states: {
    one: {
      id: 'first',
      initial: 'x',
      on: {
        TO_Y: { target: '.y' },
        RE_Y: { target: '.y', reenter: true },
        SELF: { target: '#first' },
      },
      states: { x: { id: 'theX', description: 'the x' }, y: {} },
    },
    two: { id: 'first2', on: { GO: '#theX' } },
  },
});

const reenter = createMachine({
  id: 'reenter',
  initial: 'p',
  states: {
    p: {
      initial: 'a',
      on: {
        IN: '.b',
        REIN: { target: '.b', reenter: true },
        SELF: 'p',
        RESELF: { target: 'p', reenter: true },
        STAY: { actions: 'x' },
      },
      states: { a: {}, b: {} },
    },
  },
});

const wild = createMachine({
  id: 'wild',
  initial: 'a',
  states: { a: { on: { 'mouse.click.left': 'b', 'mouse.*': 'c', '*': 'd' } }, b: {}, c: {}, d: {} },
});

const eventNames = createMachine({
  id: 'event names',
  initial: 'a',
  states: {
    a: {
      on: {
        'add todo': 'b',
        'user/login': 'c',
        größe: 'd',
        'A,B': 'd',
        '#x': 'd',
        'a|b': 'd',
        ok: 'b',
      },
    },
    b: { on: { 'go back!': 'a', ok: 'c' } },
    c: {},
    d: {},
  },
});

const described = createMachine({
  id: 'described',
  description: 'root',
  initial: 'a',
  states: {
    a: {
      description: 'state a',
      tags: ['busy', 'x'],
      meta: { view: 'A' },
      on: { GO: { target: 'b', description: 'why this transition exists', meta: { t: 1 } } },
    },
    b: { type: 'final', output: { x: 1 } },
  },
});

const mermaidWords = createMachine({
  id: 'mermaidWords',
  initial: 'end',
  states: Object.fromEntries(
    [
      'end',
      'state',
      'note',
      'class',
      'default',
      'style',
      'click',
      'choice',
      'fork',
      'join',
      'direction',
      'as',
      'root',
      'classDef',
      'accTitle',
      'hide',
      'scale',
      'start',
      'TB',
      'left',
      'of',
      'href',
    ].map((s, i, all) => [s, { on: { ['to_' + (all[i + 1] ?? all[0])]: all[i + 1] ?? all[0] } }]),
  ),
});

const unicode = createMachine({
  id: 'ünïcode',
  initial: '日本',
  states: {
    日本: { on: { 次へ: '中国', '🚀': 'été' } },
    中国: { on: { 戻る: '日本' } },
    été: { initial: 'a b', states: { 'a b': { on: { 'x-y': 'a-b' } }, 'a-b': {} } },
    'with "quotes"': {},
    'semi;colon': {},
    'brace{}': {},
    '<b>html</b>': {},
  },
});

const longNames = createMachine({
  id: 'longNames',
  initial: 'waitingForTheUserToConfirmTheirEmailAddressAfterRegistration',
  states: {
    waitingForTheUserToConfirmTheirEmailAddressAfterRegistration: {
      on: {
        'registration.emailConfirmation.linkClickedFromAnotherDevice': {
          guard: 'isConfirmationTokenStillValidAndNotUsedBefore',
          target: 'theAccountIsNowFullyActivatedAndReadyToBeUsed',
          actions: [
            'trackEmailConfirmationFromAnotherDevice',
            'sendWelcomeEmailToTheUser',
            'persistSession',
          ],
        },
      },
    },
    theAccountIsNowFullyActivatedAndReadyToBeUsed: {},
  },
});

const noStates = createMachine({ id: 'noStates', on: { PING: { actions: 'pong' } } });

const longLabel = createMachine({
  id: 'm',
  initial: 'a',
  on: { 'a.long.event.name': { actions: 'andALongAction' } },
  states: { a: { on: { X: 'b' } }, b: { on: { Y: 'a' } } },
});

export const notation = {
  unnamed,
  forbidden,
  historyBoth,
  customIds,
  reenter,
  wild,
  eventNames,
  described,
  mermaidWords,
  unicode,
  longNames,
  noStates,
  longLabel,
};
