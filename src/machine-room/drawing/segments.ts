import { isContainer } from '#machine-room/anatomy/anatomy.ts';

import { startId, type ArrowOutline, type Outline } from './outline.ts';

export type Side = 'WEST' | 'EAST' | 'NORTH' | 'SOUTH';

/** Where an arrow meets or passes the border of a box with contents. */
export interface Port {
  id: string;
  box: string;
  side: Side;
}

/** The part of an arrow that lies directly in one box. */
export interface Segment {
  id: string;
  arrow: string;
  /** The box it lies in; `''` stands for the sheet around the machine. */
  container: string;
  /** Child boxes of the container that it joins, or the container itself where it passes its border. */
  from: string;
  to: string;
  fromPort: Port | null;
  toPort: Port | null;
  hasLabel: boolean;
  isInitial: boolean;
  /** Against the flow: ELK gets it turned around, so that its graph has no cycle and the start comes first. */
  isBackward: boolean;
}

interface Chain {
  outline: ArrowOutline;
  /** Boxes from this end outwards, up to but without the common container. */
  source: readonly string[];
  target: readonly string[];
  container: string;
}

type Parents = ReadonlyMap<string, string | null>;

/** Boxes around a node from the outside in, the node itself last. */
function pathTo(id: string, parents: Parents): string[] {
  const parent = parents.get(id) ?? null;
  return parent === null ? [id] : [...pathTo(parent, parents), id];
}

function chainOf(outline: ArrowOutline, parents: Parents): Chain {
  const { source, target } = outline.arrow;
  const from = pathTo(source, parents);
  const to = pathTo(target, parents);
  const fork = from.findIndex((id, depth) => id !== to[depth]);
  // A loop lies around its own box; an arrow out of a box to the box itself lies in it.
  const common = source === target ? from.length - 1 : fork === -1 ? from.length : fork;
  return {
    outline,
    source: from.slice(common).toReversed(),
    target: to.slice(common).toReversed(),
    container: from[common - 1] ?? '',
  };
}

/** How many arrows lie between a box's start and each of its children. */
function ranksIn(container: string, chains: readonly Chain[]): Map<string, number> {
  const steps = chains
    .filter((chain) => chain.container === container)
    .map(({ source, target }) => ({ from: source.at(-1), to: target.at(-1) }));
  const ranks = new Map<string, number>();
  let level: (string | undefined)[] = [startId(container)];
  for (let rank = 0; level.length > 0; rank += 1) {
    for (const id of level) if (id !== undefined) ranks.set(id, rank);
    const next = steps.filter(({ from }) => level.includes(from)).map(({ to }) => to);
    level = [...new Set(next)].filter((id) => id !== undefined && !ranks.has(id));
  }
  return ranks;
}

type Order = (one: string, other: string) => number;

/** Sorts siblings by their distance from the start, then as the machine lists them. */
function orderOf({ boxes }: Outline, chains: readonly Chain[]): Order {
  const listed = new Map(boxes.map(({ box }, position) => [box.id, position]));
  const containers = new Set(chains.map(({ container }) => container));
  const ranks = new Map([...containers].flatMap((container) => [...ranksIn(container, chains)]));
  const rankOf = (id: string) => ranks.get(id) ?? chains.length;
  return (one, other) =>
    rankOf(one) - rankOf(other) || (listed.get(one) ?? -1) - (listed.get(other) ?? -1);
}

interface Ends {
  /** Through which side the arrow leaves the boxes around its source, and enters those around its target. */
  passage: { out: Side; in: Side };
  /** Where it meets a box that is its very end. */
  end: { out: Side; in: Side };
  turnsBack: boolean;
}

function endsOf({ source, target, container }: Chain, { shape }: Outline, order: Order): Ends {
  const from = source.at(-1);
  const to = target.at(-1);
  const [ahead, behind]: Side[] =
    shape.directions[container] === 'DOWN' ? ['SOUTH', 'NORTH'] : ['EAST', 'WEST'];
  const turnsBack = to === undefined || (from !== undefined && from !== to && order(from, to) > 0);
  // The top of a box holds its name and lines, so nothing passes through there.
  return turnsBack
    ? {
        turnsBack,
        passage: { out: 'WEST', in: ahead ?? 'EAST' },
        end: { out: behind ?? 'WEST', in: ahead ?? 'EAST' },
      }
    : {
        turnsBack,
        passage: { out: ahead ?? 'EAST', in: 'WEST' },
        end: { out: ahead ?? 'EAST', in: behind ?? 'WEST' },
      };
}

/** One port for every box of a chain's end that the arrow passes, and for the end itself if it has contents. */
function portsOf(
  boxes: readonly string[],
  way: 'out' | 'in',
  { passage, end }: Ends,
  { containers, arrow }: { containers: ReadonlySet<string>; arrow: string },
): (Port | null)[] {
  return boxes.map((box, depth) => {
    if (!containers.has(box)) return null;
    const side = boxes.length === 1 ? end[way] : passage[way];
    return { id: `${arrow} ${way} ${depth}`, box, side };
  });
}

function cut(chain: Chain, ends: Ends, containers: ReadonlySet<string>): Segment[] {
  const { outline, source, target, container } = chain;
  const { arrow, isInitial } = outline;
  const common = { arrow: arrow.id, isInitial, hasLabel: false };
  const out = portsOf(source, 'out', ends, { containers, arrow: arrow.id });
  const into = portsOf(target, 'in', ends, { containers, arrow: arrow.id });
  const border: Port = { id: `${arrow.id} border`, box: container, side: 'WEST' };

  const outwards = source.slice(1).map((box, depth): Segment => {
    const toPort = out[depth + 1] ?? null;
    return {
      ...common,
      id: `${arrow.id} out ${depth}`,
      container: box,
      from: source[depth] ?? '',
      to: box,
      fromPort: out[depth] ?? null,
      toPort,
      isBackward: toPort?.side === 'WEST',
    };
  });
  const middle: Segment = {
    ...common,
    id: arrow.id,
    container,
    from: source.at(-1) ?? container,
    to: target.at(-1) ?? container,
    fromPort: source.length === 0 ? border : (out.at(-1) ?? null),
    toPort: target.length === 0 ? border : (into.at(-1) ?? null),
    hasLabel: !isInitial,
    isBackward: ends.turnsBack,
  };
  const inwards = target.slice(1).map((box, depth): Segment => {
    const fromPort = into[depth + 1] ?? null;
    return {
      ...common,
      id: `${arrow.id} in ${depth}`,
      container: box,
      from: box,
      to: target[depth] ?? '',
      fromPort,
      toPort: into[depth] ?? null,
      isBackward: fromPort?.side !== 'WEST',
    };
  });
  return [...outwards, middle, ...inwards.toReversed()];
}

/**
 * Cuts every arrow at the borders that it passes, so that each box can be laid out in a direction of its own. ELK's
 * mode for whole hierarchies knows one direction only, and its ways to break cycles throw there (elkjs 0.12.1).
 */
export function segmentsOf(outline: Outline): Segment[] {
  const parents = new Map<string, string | null>(
    outline.boxes.flatMap(({ box, parent }) => [
      [box.id, parent],
      [startId(box.id), box.id],
    ]),
  );
  const containers = new Set(
    outline.boxes.filter(({ box }) => isContainer(box)).map(({ box }) => box.id),
  );
  const chains = outline.arrows.map((arrow) => chainOf(arrow, parents));
  const order = orderOf(outline, chains);
  return chains.flatMap((chain) => cut(chain, endsOf(chain, outline, order), containers));
}
