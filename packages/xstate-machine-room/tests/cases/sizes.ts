import { createMachine, type AnyStateMachine, type StateNodeConfig } from 'xstate';

// oxlint-disable-next-line typescript/no-explicit-any -- the type that XState gives to the configuration of any state
type State = StateNodeConfig<any, any, any, any, any, any, any, any, any, any>;

const nest = (depth: number): State =>
  depth === 0
    ? { on: { OUT: '#deep.n.n' } }
    : { initial: 'n', states: { n: nest(depth - 1), m: {} }, on: { [`UP${depth}`]: '.m' } };

/** A machine with ten levels of states. */
const deep: AnyStateMachine = createMachine({ id: 'deep', ...nest(10) });

/** A machine with groups of ten states. Each group leads to the others. */
function grouped(count: number): AnyStateMachine {
  const id = `grouped${count}`;
  const groups = count / 10;
  const group = (index: number): State => ({
    initial: 's0',
    on: { ABORT: `#${id}.g0` },
    states: Object.fromEntries(
      Array.from({ length: 10 }, (_, state) => [
        `s${state}`,
        {
          on: {
            NEXT: state < 9 ? `s${state + 1}` : `#${id}.g${(index + 1) % groups}`,
            ...(state % 3 === 0 && {
              SKIP: { target: `s${(state + 2) % 10}`, guard: 'canSkip' },
            }),
            ...(state % 4 === 0 && { FAIL: `#${id}.g${(index + 3) % groups}` }),
          },
        },
      ]),
    ),
  });
  const states = Array.from({ length: groups }, (_, index) => [`g${index}`, group(index)] as const);
  return createMachine({ id, initial: 'g0', states: Object.fromEntries(states) });
}

/** A machine with this many states on one level. */
function flat(count: number): AnyStateMachine {
  const states = Array.from({ length: count }, (_, index) => [
    `s${index}`,
    { on: { NEXT: `s${(index + 1) % count}`, JUMP: `s${(index * 7 + 3) % count}` } },
  ]);
  return createMachine({
    id: `flat${count}`,
    initial: 's0',
    states: Object.fromEntries(states) as Record<string, State>,
  });
}

const grouped100 = grouped(100);
const grouped300 = grouped(300);
const flat30 = flat(30);
const flat100 = flat(100);

export const sizes = { deep, grouped100, grouped300, flat30, flat100 };
