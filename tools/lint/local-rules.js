/**
 * The parts of the syntax tree that these rules use.
 * @typedef {{ type: string, name?: string, value?: unknown, callee?: Node, property?: Node, arguments?: Node[], openingElement?: { name: { name?: string } }, children?: Node[], expression?: Node, consequent?: Node, alternate?: Node, right?: Node, body?: Node, parent?: Node }} Node
 * @typedef {{ report: (problem: { node: Node, message: string }) => void }} Context
 */

/**
 * Creates a rule that reports every match of a selector (github.com/estools/esquery).
 * @param {string} selector
 * @param {string} message
 */
const forbid = (selector, message) => ({
  /** @param {Context} context */
  create: (context) => ({
    [selector]: (/** @type {Node} */ node) => context.report({ node, message }),
  }),
});

/** Rejects dates made from text. Only a number and Date.UTC result in the same day in every time zone. */
const noLocalDates = forbid(
  [
    'NewExpression[callee.name="Date"][arguments.length=1]',
    ':not([arguments.0.value=type(number)])',
    ':not([arguments.0.callee.object.name="Date"][arguments.0.callee.property.name="UTC"])',
  ].join(''),
  'A Date made from text is another day in another time zone. Use new Date(Date.UTC(…)).',
);

export default {
  meta: { name: 'local' },
  rules: {
    'no-local-dates': noLocalDates,
  },
};
