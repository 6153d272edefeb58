import { memo, useId } from 'react';

import { isContainer } from '../model/model.ts';
import {
  findInitialStates,
  getNameOffset,
  type Box,
  type TransitionLabel,
  type Layout,
} from '../layout/layout.ts';

import { createArrowPath } from './arrow-path.ts';
import type { Choice } from './choice.ts';

interface ChartProps {
  layout: Layout;
  /** The ids of the active states. */
  active: readonly string[];
  /** The keys of the transitions that were taken last. */
  taken: readonly string[];
  /** The keys of the transitions that can be taken now. */
  possible: ReadonlyMap<string, Choice>;
  /** The ids of the states and arrows, and the keys of the labels, that are not dimmed; null if nothing is dimmed. */
  related?: ReadonlySet<string> | null;
}

const names = (...all: (string | false | undefined)[]) => all.filter(Boolean).join(' ');

/**
 * A machine's chart as an SVG. It is hidden from screen readers, because the buttons above it have accessible names,
 * and the page also has the chart as text.
 */
export const Chart = memo(function Chart(props: ChartProps) {
  const { active, taken, possible, related = null } = props;
  const { id: machine, width, height, boxes, arrows } = props.layout;
  // The page and the inspector may show the same machine in one document.
  const id = machine.replaceAll(/\W+/g, '-') + useId();
  const initial = findInitialStates(props.layout);
  const dimmed = (part: string) => related !== null && !related.has(part) && 'dimmed';
  const isLast = ({ labels }: Pick<Box, 'labels'>) => labels.some(({ key }) => taken.includes(key));
  return (
    <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
      <defs>
        <ArrowHead id={`${id}-head`} className="head" size={7} />
        <ArrowHead id={`${id}-last`} className="head last" size={4} />
      </defs>
      {boxes.map((box) => (
        <StateBox
          key={box.id}
          box={box}
          className={names(
            active.includes(box.id) && 'active',
            initial.includes(box.id) && 'initial',
            dimmed(box.id),
          )}
        />
      ))}
      {boxes.map(({ id: box, start }) =>
        start ? (
          <circle
            key={box}
            className={names('start', dimmed(box))}
            cx={start.x}
            cy={start.y}
            r={5}
          />
        ) : null,
      )}
      {arrows.map((arrow) => (
        <path
          key={arrow.id}
          className={names(isLast(arrow) ? 'casing' : 'arrow', dimmed(arrow.id))}
          d={createArrowPath(arrow.points)}
          markerEnd={isLast(arrow) ? undefined : `url(#${id}-head)`}
        />
      ))}
      {arrows.filter(isLast).map((arrow) => (
        <path
          key={arrow.id}
          className={names('taken', dimmed(arrow.id))}
          d={createArrowPath(arrow.points)}
          markerEnd={`url(#${id}-last)`}
        />
      ))}
      {arrows.map(({ id: arrow, labels, labelArea: { x, y, width: w, height: h } }) =>
        // If an arrow has several labels, they have a common background.
        labels.length > 1 ? (
          <rect
            key={arrow}
            className={names('plate', dimmed(arrow))}
            rx={6}
            x={x - 3}
            y={y - 3}
            width={w + 6}
            height={h + 6}
          />
        ) : null,
      )}
      {[...boxes, ...arrows].flatMap(({ labels }) =>
        labels.map((label) => (
          <LabelBox
            key={`${label.key} ${label.x} ${label.y}`}
            label={label}
            className={names(
              possible.has(label.key) && 'possible',
              taken.includes(label.key) && 'last',
              dimmed(label.key),
            )}
          />
        )),
      )}
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

interface StateBoxProps {
  box: Box;
  className: string;
}

function StateBox({ box, className }: StateBoxProps) {
  const { x, y, width, height, name, type, notes, notesY, depth, isRegion, tags, tagsX } = box;
  const isHistory = type === 'history';
  const nameY = isHistory ? y + 19 : y + getNameOffset(box) + 21;
  return (
    <g
      className={names(
        'box',
        depth === 0 && 'machine',
        depth > 0 && depth % 2 === 0 && 'inner',
        isRegion && 'region',
        !isContainer(box) && 'leaf',
        className,
      )}
    >
      <rect x={x} y={y} width={width} height={height} rx={isHistory ? width / 2 : 3} />
      {type === 'final' ? (
        <rect className="inset" x={x + 3} y={y + 3} width={width - 6} height={height - 6} rx={2} />
      ) : null}
      <text className="name" x={x + (isHistory ? (name === 'H' ? 9 : 6) : 12)} y={nameY}>
        {name}
      </text>
      {tags ? (
        <text className="note" x={x + tagsX} y={nameY}>
          {tags}
        </text>
      ) : null}
      {notes.map((note, index) => (
        <text key={note} className="note" x={x + 12} y={y + notesY + 11 + index * 17}>
          {note}
        </text>
      ))}
    </g>
  );
}

interface LabelBoxProps {
  label: TransitionLabel;
  className: string;
}

function LabelBox({ label, className }: LabelBoxProps) {
  const { x, y, width, height, kind, isForbidden, lines } = label;
  return (
    <g className={names('label', kind, className)}>
      <rect x={x} y={y} width={width} height={height} rx={3} />
      {lines.map((line, index) => (
        <text
          // oxlint-disable-next-line react/no-array-index-key -- lines never move, and may read the same
          key={index}
          x={x + 8}
          y={y + 15 + index * 16}
          textDecoration={isForbidden ? 'line-through' : undefined}
        >
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
