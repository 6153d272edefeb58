/** Rejects dates made from text. Only a number and Date.UTC result in the same day in every time zone. */
const selector = [
  'NewExpression[callee.name="Date"][arguments.length=1]',
  ':not([arguments.0.value=type(number)])',
  ':not([arguments.0.callee.object.name="Date"][arguments.0.callee.property.name="UTC"])',
].join('');
const message =
  'A Date made from text is another day in another time zone. Use new Date(Date.UTC(…)).';

/** @typedef {{ report: (problem: { node: object, message: string }) => void }} Context */

export default {
  meta: { name: 'local' },
  rules: {
    'no-local-dates': {
      /** @param {Context} context */
      create: (context) => ({
        [selector]: (/** @type {object} */ node) => context.report({ node, message }),
      }),
    },
  },
};
