import { getInitialSnapshot, type AnyMachineSnapshot } from 'xstate';

import { bracketed, codeOf, fieldName, quote, Verbatim } from './code-text.ts';
import type { MachineEntry } from './entry.ts';
import { asCombined } from './labels.ts';
import { answersIn, nameIn, usesIn, type Use } from './machine-uses.ts';
import { functionCode } from './params-code.ts';
import { typeText } from './type-text.ts';

type Source = Pick<MachineEntry, 'machine' | 'samples' | 'outcomes' | 'input'>;

/** What `setup` says, or what only runs: an actor that never ends needs no input. */
const left = new Set(['context', 'input', 'schemas', 'types', 'version', '_special']);
/** Their fields are names that the machine's author gave. */
const named = new Set(['states', 'on', 'after']);

function guardCode(guard: unknown): unknown {
  const combined = asCombined(guard);
  if (combined) {
    const parts = combined.guards.map(guardCode);
    return new Verbatim(`${combined.name}(${codeOf(combined.name === 'not' ? parts[0] : parts)})`);
  }
  return typeof guard === 'function' ? nameIn(guard, 'inline') : configCode(guard, '');
}

function configCode(value: unknown, key: string): unknown {
  if (key === 'guard') return guardCode(value);
  if (key === 'meta') return value;
  if (key === 'src' && typeof value !== 'string') return 'actor';
  if (typeof value === 'function') {
    if (key !== 'params' && key !== 'output') return nameIn(value, 'inline');
    return new Verbatim(functionCode(value as (args: object) => unknown));
  }
  if (key === 'params') return value;
  if (Array.isArray(value)) return value.map((item: unknown) => configCode(item, ''));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value);
  return Object.fromEntries(
    named.has(key)
      ? fields.map(([name, inner]) => [name, configCode(inner, '')])
      : fields.flatMap(([name, inner]) =>
          left.has(name) ? [] : [[name, configCode(inner, name)]],
        ),
  );
}

/** Stubs by name, each with the type of what it is given. */
function stubs(
  names: readonly string[],
  uses: readonly Use[],
  body: (name: string) => string,
): string[] {
  return [...new Set([...names, ...uses.map(({ name }) => name)])].map((name) => {
    const params = uses.flatMap((use) => (use.name === name ? use.params : []));
    // An event that is handed on whole is not asked for its type.
    const bare = params.map(({ type: _type, ...rest }) => rest);
    const args = params.length === 0 ? '()' : `(_args, _params: ${typeText(bare, '    ')})`;
    return `${fieldName(name)}: ${args} => ${body(name)}`;
  });
}

/** Of each field what it holds at first, and what actions are given under its name. */
function contextType(context: object, uses: readonly Use[]): string {
  const later = uses.flatMap(({ params }) =>
    params.map((given) => ({
      ...context,
      ...Object.fromEntries(Object.entries(given).filter(([name]) => name in context)),
    })),
  );
  return typeText([context, ...later], '    ');
}

function eventTypes({ machine, samples }: Source): string {
  const events = machine.events
    .filter((type) => !type.startsWith('xstate.') && !type.includes('*'))
    .map((type) => {
      const cases = Object.values(samples[type] ?? { plain: {} });
      const name = { type: new Verbatim(quote(type)) };
      return typeText(
        cases.map((payload) => ({ ...name, ...payload })),
        '        ',
      );
    });
  if (events.length < 2) return ` ${events[0] ?? '{ type: string }'}`;
  return events.map((event) => `\n      | ${event}`).join('');
}

/** The machine as a project of its own: a `setup` with types and stubs, and the whole of what stands in our file. */
export function machineCode(source: Source): string {
  const { machine, outcomes, input } = source;
  const { guards, actions, actors, delays } = machine.implementations;
  const { context } = getInitialSnapshot(machine, input) as AnyMachineSnapshot;
  const uses = usesIn(source, context);
  const answers = answersIn(machine);
  const parts = {
    actors: Object.keys(actors).map((name) => {
      const done = Object.values(outcomes[name]?.done ?? {});
      const isVoid = done.length > 0 && done.every((value) => value === undefined);
      const type = isVoid ? 'void' : typeText(done, '    ');
      return `${fieldName(name)}: fromPromise<${type}>(() => new Promise(() => {}))`;
    }),
    delays: Object.entries(delays).map(([name, delay]: [string, unknown]) => {
      const ms: unknown =
        typeof delay === 'function' ? delay({ context, event: { type: 'xstate.init' } }) : delay;
      return `${fieldName(name)}: ${String(ms)}`;
    }),
    guards: stubs(Object.keys(guards), uses.guards, (name) => String(answers.get(name) ?? true)),
    actions: stubs(Object.keys(actions), uses.actions, () => '{}'),
  };
  const written = Object.entries(parts).flatMap(([name, items]) =>
    items.length === 0 ? [] : [`  ${name}: ${bracketed(['{', '}'], items, ',', '  ')},\n`],
  );
  const { id, description, ...config } = configCode(machine.config, '') as Record<string, unknown>;
  const body = codeOf({ id, description, context, ...config });
  const code = `setup({\n  types: {} as {\n    context: ${contextType(context, uses.actions)};\n    events:${eventTypes(source)};\n  },\n${written.join('')}}).createMachine(${body})`;
  const used = ['and', 'fromPromise', 'not', 'or', 'setup'].filter((name) =>
    new RegExp(`(?<![\\w.'])${name}[(<]`).test(code),
  );
  return `import { ${used.join(', ')} } from 'xstate';\n\nexport const machine = ${code};\n`;
}
