import ElkModule, { type ElkNode } from 'elkjs/lib/elk.bundled.js';

import type { Chip, Drawing, Point, Start } from './drawing.ts';
import { elkGraphOf } from './elk-graph.ts';
import { startId, type Outline } from './outline.ts';
import type { Segment } from './segments.ts';
import { size } from './shape.ts';

// elkjs is CommonJS: bundlers and Node give its class in different places.
const Elk = (ElkModule as unknown as { default?: typeof ElkModule }).default ?? ElkModule;

const round = (value = 0) => Math.round(value * 2) / 2;
const place = ({ x, y }: Partial<Point> = {}): Point => ({ x: round(x), y: round(y) });

/** A line without the corners that are none. */
function simplify(points: readonly Point[]): Point[] {
  return points.filter((point, index) => {
    const before = points[index - 1];
    const after = points[index + 1];
    if (!before || !after) return true;
    const isLevel = before.y === point.y && point.y === after.y;
    const isUpright = before.x === point.x && point.x === after.x;
    return !isLevel && !isUpright;
  });
}

const nodesUnder = (node: ElkNode): ElkNode[] => [
  node,
  ...(node.children ?? []).flatMap(nodesUnder),
];

/** Lays a chart out with the Eclipse Layout Kernel. The same outline always gives the same drawing. */
export async function layOut(outline: Outline): Promise<Drawing> {
  const { graph, segments } = elkGraphOf(outline);
  const sheet: ElkNode = await new Elk().layout(graph);
  const all = nodesUnder(sheet);
  const nodes = new Map(all.map((node) => [node.id, node]));
  const edges = new Map(all.flatMap((node) => node.edges ?? []).map((edge) => [edge.id, edge]));

  const startIn = (parent: string): Start[] => {
    const node = nodes.get(startId(parent));
    const { x, y } = place(node);
    return node ? [{ x: x + size.start / 2, y: y + size.start / 2, parent }] : [];
  };
  const pointsOf = ({ id, isBackward }: Segment): Point[] => {
    const points = (edges.get(id)?.sections ?? [])
      .flatMap(({ startPoint, bendPoints = [], endPoint }) => [startPoint, ...bendPoints, endPoint])
      .map(place);
    return isBackward ? points.toReversed() : points;
  };
  const chipsAt = (
    corner: Partial<Point> | undefined,
    chips: readonly Chip[],
    arrow: string | null,
  ) => {
    const { x, y } = place(corner);
    return chips.map((chip) => ({ ...chip, x: x + chip.x, y: y + chip.y, arrow }));
  };

  const { id, boxes, arrows } = outline;
  return {
    id,
    width: Math.ceil(sheet.width ?? 0),
    height: Math.ceil(sheet.height ?? 0),
    boxes: boxes.map(({ box }) => {
      const node = nodes.get(box.id);
      return { ...box, ...place(node), width: round(node?.width), height: round(node?.height) };
    }),
    starts: boxes.flatMap(({ box }) => startIn(box.id)),
    arrows: arrows.map(({ arrow }) => {
      const own = segments.filter((segment) => segment.arrow === arrow.id);
      return { ...arrow, points: simplify(own.flatMap(pointsOf)) };
    }),
    chips: [
      ...boxes.flatMap(({ box, chips }) => chipsAt(nodes.get(box.id), chips, null)),
      ...arrows.flatMap(({ arrow, chips }) =>
        chipsAt(edges.get(arrow.id)?.labels?.[0], chips, arrow.id),
      ),
    ],
  };
}
