/**
 * The little of the syntax tree that these rules look at.
 * @typedef {{ type: string, name?: string, value?: unknown, callee?: Node, object?: Node, property?: Node, argument?: Node, arguments?: Node[], properties?: Node[], openingElement?: { name: { name?: string } }, children?: Node[], expression?: Node, consequent?: Node, alternate?: Node, right?: Node, body?: Node, parent?: Node }} Node
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
    docs: {
      description:
        'Every machine of the site can be watched: see src/machine-room/entrance/inspection.ts.',
    },
  },
  /** @param {Context} context */
  create: (context) => ({
    /** @param {Node} node */
    CallExpression(node) {
      const starter = node.callee?.type === 'Identifier' ? (node.callee.name ?? '') : '';
      if (!starters.has(starter) || hasInspection(node.arguments?.[1])) return;
      context.report({
        node,
        message: `Start it with the options of src/machine-room/entrance/inspection.ts: ${starter}(machine, { ...inspection }).`,
      });
    },
  }),
};

/** Props and constants that hold elements. */
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
 * Whether React makes an element of it, or nothing at all: what a translator leaves alone.
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

/** MUI puts icons, ripples and asterisks beside what these are given. */
const sharers = new Set(['Button', 'ButtonBase', 'IconButton', 'InputLabel', 'ToggleButton']);

/**
 * Whether React keeps the texts in it as nodes of their own, to update or remove them, or to put something before them.
 * @param {Node} node
 * @param {readonly Node[]} children
 */
function holdsTextNodes({ type, openingElement, parent }, children) {
  const changes = children.some(mayChange);
  // What a fragment is put beside cannot be seen from inside of it.
  if (type === 'JSXFragment') return changes || parent?.parent?.type !== 'JSXAttribute';
  return changes && (children.length > 1 || sharers.has(openingElement?.name.name ?? ''));
}

const translatableText = {
  meta: {
    type: 'problem',
    docs: {
      description:
        'Translators put a <font> in the place of each text node, behind React’s back. Only a text that is all its element holds is written anew, whatever stands there.',
    },
  },
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
  meta: { name: 'house' },
  rules: {
    'no-local-dates': noLocalDates,
    'translatable-text': translatableText,
    'watched-machines': watchedMachines,
  },
};
