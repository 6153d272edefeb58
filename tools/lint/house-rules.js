/**
 * The little of the syntax tree that these rules look at.
 * @typedef {{ type: string, name?: string, value?: unknown, callee?: Node, object?: Node, property?: Node, argument?: Node, arguments?: Node[], properties?: Node[] }} Node
 * @typedef {{ report: (problem: { node: Node, message: string }) => void }} Context
 */

/**
 * Only these give the same day in every time zone.
 * @param {Node | undefined} argument
 */
function isSafe(argument) {
  if (argument?.type === 'Literal') return typeof argument.value === 'number';
  const called = argument?.callee;
  return called?.object?.name === 'Date' && called.property?.name === 'UTC';
}

const noLocalDates = {
  meta: {
    type: 'problem',
    docs: { description: 'Calendar days are YYYY-MM-DD strings, read and written through UTC.' },
  },
  /** @param {Context} context */
  create: (context) => ({
    /** @param {Node} node */
    NewExpression(node) {
      const given = node.arguments ?? [];
      if (node.callee?.name !== 'Date' || given.length !== 1 || isSafe(given[0])) return;
      context.report({
        node,
        message:
          'A Date made from text is another day in another time zone. Use new Date(Date.UTC(…)).',
      });
    },
  }),
};

const starters = new Set([
  'createActor',
  'createActorContext',
  'useActor',
  'useActorRef',
  'useMachine',
]);

/** @param {Node | undefined} node */
const isInspection = (node) => node?.type === 'Identifier' && node.name === 'inspection';

/** @param {Node | undefined} options */
const hasInspection = (options) =>
  isInspection(options) ||
  (options?.type === 'ObjectExpression' &&
    (options.properties ?? []).some(
      ({ type, argument }) => type === 'SpreadElement' && isInspection(argument),
    ));

const watchedMachines = {
  meta: {
    type: 'problem',
    docs: { description: 'Every machine of the site can be watched: see machines/inspection.ts.' },
  },
  /** @param {Context} context */
  create: (context) => ({
    /** @param {Node} node */
    CallExpression(node) {
      const starter = node.callee?.type === 'Identifier' ? (node.callee.name ?? '') : '';
      if (!starters.has(starter) || hasInspection(node.arguments?.[1])) return;
      context.report({
        node,
        message: `Start it with the options of machines/inspection.ts: ${starter}(machine, { ...inspection }).`,
      });
    },
  }),
};

export default {
  meta: { name: 'house' },
  rules: { 'no-local-dates': noLocalDates, 'watched-machines': watchedMachines },
};
