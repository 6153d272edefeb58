/**
 * The little of the syntax tree that these rules look at.
 * @typedef {{ type: string, name?: string, value?: unknown, callee?: Node, object?: Node, property?: Node, arguments?: Node[] }} Node
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

export default { meta: { name: 'house' }, rules: { 'no-local-dates': noLocalDates } };
