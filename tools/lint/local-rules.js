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

/** The names of props and constants whose values are elements, not text. */
const slots = new Set([
  'action',
  'aside',
  'children',
  'edge',
  'picture',
  'slideshow',
  'stub',
  'tools',
  'whileShown',
]);

/**
 * True if React renders an element or nothing for this node, and no text, so that page translation does not affect it.
 * @param {Node | undefined} node
 * @returns {boolean}
 */
function isElement(node) {
  switch (node?.type) {
    case 'JSXElement':
    case 'JSXFragment':
    case 'JSXEmptyExpression':
    case 'BlockStatement':
      return true;
    case 'Literal':
      return node.value === null;
    case 'Identifier':
      return slots.has(node.name ?? '');
    case 'ConditionalExpression':
      return isElement(node.consequent) && isElement(node.alternate);
    case 'LogicalExpression':
      return isElement(node.right);
    case 'ArrowFunctionExpression':
      return isElement(node.body);
    case 'CallExpression':
      return node.callee?.property?.name === 'map' && isElement(node.arguments?.[0]);
    case undefined:
    default:
      return false;
  }
}

/** @param {unknown} value */
const isBlank = (value) => typeof value === 'string' && value.trim() === '';

/** @param {Node} child */
const isText = ({ type, value, expression }) =>
  type === 'JSXText'
    ? !isBlank(value)
    : type === 'JSXExpressionContainer' && !isElement(expression) && !isBlank(expression?.value);

/** @param {Node} child */
const mayChange = ({ type, expression }) =>
  type === 'JSXExpressionContainer' &&
  expression?.type !== 'Literal' &&
  expression?.type !== 'JSXEmptyExpression';

/** In these components, MUI renders icons, ripples or asterisks next to the children. */
const sharers = new Set(['Button', 'ButtonBase', 'IconButton', 'InputLabel', 'ToggleButton']);

/**
 * True if React updates, removes or moves the text nodes in this element.
 * @param {Node} node
 * @param {readonly Node[]} children
 */
function holdsTextNodes({ type, openingElement, parent }, children) {
  const changes = children.some(mayChange);
  // A fragment may have siblings that are not known here.
  if (type === 'JSXFragment') return changes || parent?.parent?.type !== 'JSXAttribute';
  return changes && (children.length > 1 || sharers.has(openingElement?.name.name ?? ''));
}

/**
 * Page translation replaces each text node with a <font> element without React's knowledge. React can still update a
 * text only if it is the only child of its element.
 */
const translatableText = {
  /** @param {Context} context */
  create(context) {
    /** @param {Node} node */
    function check(node) {
      const children = (node.children ?? []).filter(
        ({ type, value }) => !(type === 'JSXText' && isBlank(value)),
      );
      if (!holdsTextNodes(node, children)) return;
      for (const text of children.filter(isText)) {
        context.report({
          node: text,
          message:
            'On a translated page this text would be lost or end in an error. Make one string of it and its neighbours, or give it an element of its own.',
        });
      }
    }
    return { JSXElement: check, JSXFragment: check };
  },
};

export default {
  meta: { name: 'local' },
  rules: {
    'no-local-dates': noLocalDates,
    'translatable-text': translatableText,
  },
};
