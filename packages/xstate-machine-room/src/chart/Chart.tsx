import { memo, useId } from 'react';

import { isContainer } from '../anatomy/anatomy.ts';
import type { Arrow, Box as ChartBox, Drawing, Rectangle } from '../drawing/drawing.ts';

import { arrowPath } from './arrow-path.ts';
import type { Choice } from './choice.ts';

interface ChartProps {
  drawing: Drawing;
  /** Ids of active states. */
  active: readonly string[];
  /** Keys of the transitions taken last. */
  taken: readonly string[];
  /** By the keys of the transitions that can be taken now. */
  possible: ReadonlyMap<string, Choice>;
}

type Chip = Drawing['chips'][number];

const names = (...all: (string | false | undefined)[]) => all.filter(Boolean).join(' ');

/**
 * A machine's chart as a picture. It says nothing to a screen reader: what can be pressed lies over it as buttons, and
 * the same chart stands beside it in words.
 */
export const Chart = memo(function Chart(props: ChartProps) {
  const { active, taken, possible } = props;
  const { width, height, boxes, starts, arrows, chips } = props.drawing;
  const id = useId();
  const lastArrows = new Set(
    chips.filter(({ key }) => taken.includes(key)).map(({ arrow }) => arrow),
  );
  const isLast = (arrow: Arrow) => lastArrows.has(arrow.id);
  return (
    <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
      <defs>
        <ArrowHead id={`${id}-head`} className="head" size={7} />
        <ArrowHead id={`${id}-last`} className="head last" size={4} />
      </defs>
      {boxes.map((box) => (
        <StateBox key={box.id} box={box} isActive={active.includes(box.id)} />
      ))}
      {starts.map(({ parent, x, y }) => (
        <circle key={parent} className="start" cx={x} cy={y} r={5} />
      ))}
      {arrows.map((arrow) => (
        <path
          key={arrow.id}
          className={isLast(arrow) ? 'casing' : 'arrow'}
          d={arrowPath(arrow.points)}
          markerEnd={isLast(arrow) ? undefined : `url(#${id}-head)`}
        />
      ))}
      {arrows.filter(isLast).map((arrow) => (
        <path
          key={arrow.id}
          className="taken"
          d={arrowPath(arrow.points)}
          markerEnd={`url(#${id}-last)`}
        />
      ))}
      {platesOf(chips).map((plate) => (
        <rect key={plate.key} className="plate" rx={6} {...plate.area} />
      ))}
      {chips.map((chip) => (
        <TransitionChip
          key={`${chip.arrow ?? ''} ${chip.key}`}
          chip={chip}
          isLast={taken.includes(chip.key)}
          isPossible={possible.has(chip.key)}
        />
      ))}
    </svg>
  );
});

interface ArrowHeadProps {
  id: string;
  className: string;
  size: number;
}

const ArrowHead = ({ id, className, size }: ArrowHeadProps) => (
  <marker
    id={id}
    viewBox="0 0 8 8"
    refX={7}
    refY={4}
    markerWidth={size}
    markerHeight={size}
    orient="auto"
  >
    <path className={className} d="M0 0L8 4L0 8Z" />
  </marker>
);

function StateBox({ box, isActive }: { box: ChartBox; isActive: boolean }) {
  const { x, y, width, height, name, type, notes, notesY, depth, isRegion } = box;
  const isHistory = type === 'history';
  return (
    <g
      className={names(
        'box',
        depth === 0 && 'machine',
        depth > 0 && depth % 2 === 0 && 'inner',
        isRegion && 'region',
        isActive && 'active',
        !isContainer(box) && 'leaf',
      )}
    >
      <rect x={x} y={y} width={width} height={height} rx={isHistory ? width / 2 : 3} />
      {type === 'final' ? (
        <rect className="inset" x={x + 3} y={y + 3} width={width - 6} height={height - 6} rx={2} />
      ) : null}
      <text className="name" x={x + (isHistory ? 9 : 12)} y={y + (isHistory ? 19 : 21)}>
        {isHistory ? 'H' : name}
      </text>
      {notes.map((note, index) => (
        <text key={note} className="note" x={x + 12} y={y + notesY + 11 + index * 17}>
          {note}
        </text>
      ))}
    </g>
  );
}

interface TransitionChipProps {
  chip: Chip;
  isLast: boolean;
  isPossible: boolean;
}

function TransitionChip({ chip, isLast, isPossible }: TransitionChipProps) {
  const { x, y, width, height, kind, lines } = chip;
  return (
    <g className={names('chip', kind, isPossible && 'possible', isLast && 'last')}>
      <rect x={x} y={y} width={width} height={height} rx={3} />
      {lines.map((line, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- lines never move, and may read the same
        <text key={index} x={x + 8} y={y + 15 + index * 16}>
          {line.map(({ text, role }, position) => (
            <tspan key={`${role} ${text}`} className={role}>
              {position > 0 ? ` ${text}` : text}
            </tspan>
          ))}
        </text>
      ))}
    </g>
  );
}

/** Several labels on one arrow get a common ground, so that they read as one. */
function platesOf(chips: readonly Chip[]): { key: string; area: Rectangle }[] {
  const arrows = new Set(chips.flatMap(({ arrow }) => arrow ?? []));
  return [...arrows].flatMap((arrow) => {
    const own = chips.filter((chip) => chip.arrow === arrow);
    if (own.length < 2) return [];
    const x = Math.min(...own.map((chip) => chip.x)) - 3;
    const y = Math.min(...own.map((chip) => chip.y)) - 3;
    const right = Math.max(...own.map((chip) => chip.x + chip.width)) + 3;
    const bottom = Math.max(...own.map((chip) => chip.y + chip.height)) + 3;
    return [{ key: arrow, area: { x, y, width: right - x, height: bottom - y } }];
  });
}
