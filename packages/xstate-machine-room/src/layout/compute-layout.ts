import ElkModule, { type ElkExtendedEdge, type ElkNode } from 'elkjs/lib/elk.bundled.js';

import { isContainer } from '../model/model.ts';

import {
  getStartId,
  type Arrow,
  type Box,
  type TransitionLabel,
  type Layout,
  type Point,
} from './layout.ts';
import type { Outline } from './outline.ts';
import { size } from './size.ts';

// elkjs is a CommonJS module. Bundlers and Node export its class differently.
const Elk = (ElkModule as unknown as { default?: typeof ElkModule }).default ?? ElkModule;

const layoutOptions = {
  'elk.algorithm': 'layered',
  // Of the orders that the algorithm tries, this seed finds one in which large charts begin near the top.
  'elk.randomSeed': '9',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.direction': 'RIGHT',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.json.edgeCoords': 'ROOT',
  'elk.json.shapeCoords': 'ROOT',
  'elk.edgeLabels.inline': 'true',
  'elk.edgeLabels.placement': 'CENTER',
  'elk.layered.cycleBreaking.strategy': 'GREEDY',
  'elk.layered.nodePlacement.strategy': 'BRANDES_KOEPF',
  'elk.spacing.nodeNode': '20',
  'elk.layered.spacing.nodeNodeBetweenLayers': '14',
  'elk.spacing.edgeNode': '14',
  'elk.layered.spacing.edgeNodeBetweenLayers': '9',
  'elk.spacing.edgeEdge': '12',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '10',
  'elk.spacing.edgeLabel': '4',
};

const createPadding = (top: number, sides: number) => ({
  'elk.padding': `[top=${top},left=${sides},bottom=${sides},right=${sides}]`,
});

const createMinimumSize = (constraints: string, width: number, height: number) => ({
  'elk.nodeSize.constraints': constraints,
  'elk.nodeSize.minimum': `(${width}, ${height})`,
});

const createStart = ({ id }: Box): ElkNode => ({
  id: getStartId(id),
  width: size.start,
  height: size.start,
  layoutOptions: { 'elk.layered.layering.layerConstraint': 'FIRST' },
});

/** Returns the elements directly inside a box, or at the top level. */
function createNodes(
  container: Box | null,
  { boxes, arrows }: Pick<Outline, 'boxes' | 'arrows'>,
): ElkNode[] {
  const createNode = (box: Box): ElkNode => {
    const { id, type, width, height } = box;
    if (!isContainer(box)) {
      const ends = arrows.filter(({ target }) => target === id).length;
      const isCrowded = type !== 'history' && (ends + 1) * size.head > height;
      if (!isCrowded) return { id, width, height };
      // The box grows, so that the heads of the arrows do not touch.
      return {
        id,
        width,
        height,
        layoutOptions: createMinimumSize('PORTS MINIMUM_SIZE', width, height),
      };
    }
    return {
      id,
      children: createNodes(box, { boxes, arrows }),
      layoutOptions: {
        ...createPadding(height + 8, 14),
        ...createMinimumSize('MINIMUM_SIZE', width, height + 20),
      },
    };
  };
  const inside = boxes.filter(({ parent }) => parent === (container?.id ?? null));
  return [...(container?.start ? [createStart(container)] : []), ...inside.map(createNode)];
}

function createEdge({
  id,
  source,
  target,
  labels,
  labelArea: { width, height },
}: Arrow): ElkExtendedEdge {
  const label = { id: `${id}::label`, text: id, width, height };
  return { id, sources: [source], targets: [target], labels: labels.length === 0 ? [] : [label] };
}

const round = (value = 0) => Math.round(value * 2) / 2;
const place = ({ x, y }: Partial<Point> = {}): Point => ({ x: round(x), y: round(y) });

const listNodes = (node: ElkNode): ElkNode[] => [node, ...(node.children ?? []).flatMap(listNodes)];

const moveLabels = (labels: readonly TransitionLabel[], corner: Partial<Point> = {}) =>
  labels.map((label) => {
    return { ...label, ...place({ x: label.x + (corner.x ?? 0), y: label.y + (corner.y ?? 0) }) };
  });

/** Lays out a chart with the Eclipse Layout Kernel. The result is deterministic. */
export async function computeLayout({ id, boxes, arrows }: Outline): Promise<Layout> {
  const graph = {
    id: '::sheet',
    layoutOptions: createPadding(4, 4),
    children: createNodes(null, { boxes, arrows }),
    edges: arrows.map(createEdge),
  };
  const sheet: ElkNode = await new Elk().layout(graph, { layoutOptions });
  const nodes = new Map(listNodes(sheet).map((node) => [node.id, node]));
  const edges = new Map(sheet.edges?.map((edge) => [edge.id, edge]));

  function placeBox(box: Box): Box {
    const node = nodes.get(box.id);
    const { x, y } = place(nodes.get(getStartId(box.id)));
    return {
      ...box,
      ...place(node),
      width: round(node?.width),
      height: round(node?.height),
      start: box.start && { x: x + size.start / 2, y: y + size.start / 2 },
      labels: moveLabels(box.labels, node),
    };
  }

  function placeArrow(arrow: Arrow): Arrow {
    const { sections = [], labels = [] } = edges.get(arrow.id) ?? {};
    const points = sections
      .flatMap(({ startPoint, bendPoints = [], endPoint }) => [startPoint, ...bendPoints, endPoint])
      .map(place);
    const labelArea = { ...arrow.labelArea, ...place(labels[0]) };
    return { ...arrow, points, labelArea, labels: moveLabels(arrow.labels, labels[0]) };
  }

  return {
    id,
    width: Math.ceil(sheet.width ?? 0),
    height: Math.ceil(sheet.height ?? 0),
    boxes: boxes.map(placeBox),
    arrows: arrows.map(placeArrow),
  };
}
