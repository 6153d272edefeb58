import type { ElkExtendedEdge, ElkNode, ElkPort } from 'elkjs/lib/elk.bundled.js';

import { isContainer } from '#machine-room/anatomy/anatomy.ts';

import { startId, type BoxOutline, type Outline } from './outline.ts';
import { segmentsOf, type Port, type Segment } from './segments.ts';
import { size, type Direction, type Shape } from './shape.ts';

/** ELK hands none of these down, so every box needs its own copy. */
const layered = (direction: Direction, { placement, seed }: Shape): Record<string, string> => ({
  'elk.algorithm': 'layered',
  'elk.direction': direction,
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.randomSeed': `${seed}`,
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

const padding = (top: number, sides: number) =>
  `[top=${top},left=${sides},bottom=${sides},right=${sides}]`;

const elkPort = ({ id, side }: Port): ElkPort => ({
  id,
  width: 0,
  height: 0,
  layoutOptions: { 'elk.port.side': side },
});

function elkEdge(segment: Segment, outline: Outline): ElkExtendedEdge {
  const { id, from, to, fromPort, toPort, isBackward, isInitial, hasLabel, arrow } = segment;
  const ends = [fromPort?.id ?? from, toPort?.id ?? to];
  const [source = '', target = ''] = isBackward ? ends.toReversed() : ends;
  const label = hasLabel && outline.arrows.find((entry) => entry.arrow.id === arrow);
  return {
    id,
    sources: [source],
    targets: [target],
    ...(isInitial && {
      layoutOptions: {
        'elk.layered.priority.direction': '10',
        'elk.layered.priority.straightness': '10',
      },
    }),
    ...(label && {
      labels: [
        {
          id: `${id}::label`,
          text: id,
          width: label.width,
          height: label.height,
          layoutOptions: { 'elk.edgeLabels.inline': 'true', 'elk.edgeLabels.placement': 'CENTER' },
        },
      ],
    }),
  };
}

interface Plan {
  outline: Outline;
  segments: readonly Segment[];
  ports: ReadonlyMap<string, Port>;
}

function contentsOf(container: string, plan: Plan): Required<Pick<ElkNode, 'children' | 'edges'>> {
  const { outline, segments } = plan;
  const hasStart = outline.arrows.some(({ arrow }) => arrow.source === startId(container));
  const start: ElkNode = {
    id: startId(container),
    width: size.start,
    height: size.start,
    layoutOptions: { 'elk.layered.layering.layerConstraint': 'FIRST' },
  };
  const inside = outline.boxes.filter(({ parent }) => (parent ?? '') === container);
  return {
    children: [...(hasStart ? [start] : []), ...inside.map((entry) => elkNode(entry, plan))],
    edges: segments
      .filter((segment) => segment.container === container)
      .map((segment) => elkEdge(segment, outline)),
  };
}

function elkNode({ box }: BoxOutline, plan: Plan): ElkNode {
  const { id, width, height } = box;
  if (!isContainer(box)) return { id, width, height };
  const { shape } = plan.outline;
  return {
    id,
    ...contentsOf(id, plan),
    ports: [...plan.ports.values()].filter((port) => port.box === id).map(elkPort),
    layoutOptions: {
      ...layered(shape.directions[id] ?? 'RIGHT', shape),
      'elk.padding': padding(height + 8, 14),
      'elk.portConstraints': 'FIXED_SIDE',
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${width}, ${height + 20})`,
    },
  };
}

/** The outline in the words of the Eclipse Layout Kernel, and the pieces into which its arrows were cut. */
export function elkGraphOf(outline: Outline): { graph: ElkNode; segments: readonly Segment[] } {
  const segments = segmentsOf(outline);
  const ports = new Map(
    segments
      .flatMap(({ fromPort, toPort }) => [fromPort, toPort])
      .flatMap((port) => (port ? [[port.id, port] as const] : [])),
  );
  const graph: ElkNode = {
    id: '::sheet',
    layoutOptions: {
      ...layered('RIGHT', outline.shape),
      'elk.json.edgeCoords': 'ROOT',
      'elk.json.shapeCoords': 'ROOT',
      'elk.padding': padding(4, 4),
    },
    ...contentsOf('', { outline, segments, ports }),
  };
  return { graph, segments };
}
