import ElkModule, { type ElkNode } from 'elkjs/lib/elk.bundled.js';

import type { Drawing, Point, Start } from './drawing.ts';
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

/** Positions of nodes and edges by id, as ELK gives them. */
class Placement {
  readonly #nodes: ReadonlyMap<string, ElkNode>;
  readonly #edges;

  constructor(graph: ElkNode) {
    const nodes = nodesUnder(graph);
    this.#nodes = new Map(nodes.map((node) => [node.id, node]));
    this.#edges = new Map(nodes.flatMap(({ edges }) => edges ?? []).map((edge) => [edge.id, edge]));
  }

  boxAt(id: string) {
    const node = this.#nodes.get(id);
    return { ...place(node), width: round(node?.width), height: round(node?.height) };
  }

  startAt(parent: string): Start | null {
    const node = this.#nodes.get(startId(parent));
    if (!node) return null;
    const { x, y } = place(node);
    return { x: x + size.start / 2, y: y + size.start / 2, parent };
  }

  labelAt(arrow: string): Point {
    return place(this.#edges.get(arrow)?.labels?.[0]);
  }

  pointsOf({ id, isBackward }: Segment): Point[] {
    const points = (this.#edges.get(id)?.sections ?? [])
      .flatMap(({ startPoint, bendPoints = [], endPoint }) => [startPoint, ...bendPoints, endPoint])
      .map(place);
    return isBackward ? points.toReversed() : points;
  }
}

/** Lays a chart out with the Eclipse Layout Kernel. The same outline always gives the same drawing. */
export async function layOut(outline: Outline): Promise<Drawing> {
  const { graph, segments } = elkGraphOf(outline);
  const sheet: ElkNode = await new Elk().layout(graph);
  const placement = new Placement(sheet);
  const { id, boxes, arrows } = outline;
  return {
    id,
    width: Math.ceil(sheet.width ?? 0),
    height: Math.ceil(sheet.height ?? 0),
    boxes: boxes.map(({ box }) => ({ ...box, ...placement.boxAt(box.id) })),
    starts: boxes.flatMap(({ box }) => placement.startAt(box.id) ?? []),
    arrows: arrows.map(({ arrow }) => ({
      ...arrow,
      points: simplify(
        segments
          .filter((segment) => segment.arrow === arrow.id)
          .flatMap((segment) => placement.pointsOf(segment)),
      ),
    })),
    chips: [
      ...boxes.flatMap(({ box, chips }) => {
        const { x, y } = placement.boxAt(box.id);
        return chips.map((chip) => ({ ...chip, x: x + chip.x, y: y + chip.y, arrow: null }));
      }),
      ...arrows.flatMap(({ arrow, chips }) => {
        const { x, y } = placement.labelAt(arrow.id);
        return chips.map((chip) => ({ ...chip, x: x + chip.x, y: y + chip.y, arrow: arrow.id }));
      }),
    ],
  };
}
