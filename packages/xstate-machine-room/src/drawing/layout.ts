import ElkModule, { type ElkExtendedEdge, type ElkNode } from 'elkjs/lib/elk.bundled.js';

import { isContainer } from '../anatomy/anatomy.ts';

import type { Chip, Drawing, Point, Start } from './drawing.ts';
import { startId, type ArrowOutline, type BoxOutline, type Outline } from './outline.ts';
import { size, type Shape } from './shape.ts';

// elkjs is CommonJS: bundlers and Node give its class in different places.
const Elk = (ElkModule as unknown as { default?: typeof ElkModule }).default ?? ElkModule;

/** ELK hands none of these down, so every box with contents needs its own copy. */
const layered = ({ direction, placement, cycleBreaking }: Shape, top: number, sides: number) => ({
  'elk.algorithm': 'layered',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.direction': direction,
  'elk.padding': `[top=${top},left=${sides},bottom=${sides},right=${sides}]`,
  'elk.nodeSize.constraints': 'MINIMUM_SIZE',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.json.edgeCoords': 'ROOT',
  'elk.json.shapeCoords': 'ROOT',
  'elk.layered.cycleBreaking.strategy': cycleBreaking,
  'elk.layered.nodePlacement.strategy': placement,
  'elk.layered.nodePlacement.favorStraightEdges': 'true',
  'elk.layered.thoroughness': '40',
  'elk.spacing.nodeNode': '20',
  'elk.layered.spacing.nodeNodeBetweenLayers': '14',
  'elk.spacing.edgeNode': '14',
  'elk.layered.spacing.edgeNodeBetweenLayers': '9',
  'elk.spacing.edgeEdge': '12',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '10',
  'elk.spacing.edgeLabel': '4',
});

/** What lies directly in a box, or in the sheet around the machine. */
function nodesIn(container: string | null, outline: Outline): ElkNode[] {
  const nodeOf = ({ box }: BoxOutline): ElkNode => {
    const { id, width, height } = box;
    if (!isContainer(box)) return { id, width, height };
    const minimum = `(${width}, ${height + 20})`;
    return {
      id,
      children: nodesIn(id, outline),
      layoutOptions: {
        ...layered(outline.shape, height + 8, 14),
        'elk.nodeSize.minimum': minimum,
      },
    };
  };
  const start: ElkNode = {
    id: startId(container ?? ''),
    width: size.start,
    height: size.start,
    layoutOptions: { 'elk.layered.layering.layerConstraint': 'FIRST' },
  };
  const hasStart = outline.arrows.some(({ arrow }) => arrow.source === start.id);
  const inside = outline.boxes.filter(({ parent }) => parent === container);
  return [...(hasStart ? [start] : []), ...inside.map(nodeOf)];
}

const edgeOf = ({ arrow, chips, width, height }: ArrowOutline): ElkExtendedEdge => ({
  id: arrow.id,
  sources: [arrow.source],
  targets: [arrow.target],
  labels:
    chips.length === 0
      ? []
      : [
          {
            id: `${arrow.id}::label`,
            text: arrow.id,
            width,
            height,
            layoutOptions: {
              'elk.edgeLabels.inline': 'true',
              'elk.edgeLabels.placement': 'CENTER',
            },
          },
        ],
});

const round = (value = 0) => Math.round(value * 2) / 2;
const place = ({ x, y }: Partial<Point> = {}): Point => ({ x: round(x), y: round(y) });

const nodesUnder = (node: ElkNode): ElkNode[] => [
  node,
  ...(node.children ?? []).flatMap(nodesUnder),
];

const placed = (corner: Partial<Point> | undefined, chips: readonly Chip[], arrow: string | null) =>
  chips.map((chip) => ({
    ...chip,
    ...place({ x: chip.x + (corner?.x ?? 0), y: chip.y + (corner?.y ?? 0) }),
    arrow,
  }));

/** Lays a chart out with the Eclipse Layout Kernel. The same outline always gives the same drawing. */
export async function layOut(outline: Outline): Promise<Drawing> {
  const { id, boxes, arrows, shape } = outline;
  const sheet: ElkNode = await new Elk().layout({
    id: '::sheet',
    layoutOptions: layered(shape, 4, 4),
    children: nodesIn(null, outline),
    edges: arrows.map(edgeOf),
  });
  const nodes = new Map(nodesUnder(sheet).map((node) => [node.id, node]));
  const edges = new Map(sheet.edges?.map((edge) => [edge.id, edge]));
  const startIn = ({ box }: BoxOutline): Start[] => {
    const node = nodes.get(startId(box.id));
    const { x, y } = place(node);
    return node ? [{ x: x + size.start / 2, y: y + size.start / 2, parent: box.id }] : [];
  };
  const pointsOf = (arrow: string): Point[] =>
    (edges.get(arrow)?.sections ?? [])
      .flatMap(({ startPoint, bendPoints = [], endPoint }) => [startPoint, ...bendPoints, endPoint])
      .map(place);
  return {
    id,
    width: Math.ceil(sheet.width ?? 0),
    height: Math.ceil(sheet.height ?? 0),
    boxes: boxes.map(({ box }) => {
      const node = nodes.get(box.id);
      return { ...box, ...place(node), width: round(node?.width), height: round(node?.height) };
    }),
    starts: boxes.flatMap(startIn),
    arrows: arrows.map(({ arrow }) => ({ ...arrow, points: pointsOf(arrow.id) })),
    chips: [
      ...boxes.flatMap(({ box, chips }) => placed(nodes.get(box.id), chips, null)),
      ...arrows.flatMap(({ arrow, chips }) =>
        placed(edges.get(arrow.id)?.labels?.[0], chips, arrow.id),
      ),
    ],
  };
}
