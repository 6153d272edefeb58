import type { CSSProperties } from 'react';

import {
  listLabels,
  getNameOffset,
  type Box,
  type Layout,
  type Rectangle,
} from '../layout/layout.ts';

import { formatChoice, type Choice } from './choice.ts';

interface ChartButtonsProps {
  layout: Layout;
  /** The possible choices by the key of the transition that they would take. */
  choices: ReadonlyMap<string, Choice>;
  /** The ids of the states that the chart is focused on. */
  focused: readonly string[];
  onTake: (choice: Choice) => void;
  /** Called when a state's name is pressed. */
  onPress: (stateId: string) => void;
  /** Called when the pointer or the focus enters or leaves the name of a state. The id is null on leaving. */
  onLookAt: (stateId: string | null) => void;
}

/**
 * The transparent buttons above the chart. The button of a state shows the state's description, and a press focuses the
 * chart on the state. The button of a possible transition takes the transition.
 */
export function ChartButtons(props: ChartButtonsProps) {
  const { layout, choices, focused, onTake, onPress, onLookAt } = props;
  const place = createPlacement(layout);
  const look = (id: string) => ({
    onFocus: () => onLookAt(id),
    onBlur: () => onLookAt(null),
    onMouseEnter: () => onLookAt(id),
    onMouseLeave: () => onLookAt(null),
    // A touch screen has no hover, and some browsers do not focus a tapped button.
    onClick: () => {
      onLookAt(id);
      onPress(id);
    },
  });
  return (
    <div css={overlayStyle}>
      {layout.boxes.map((box) => (
        <button
          key={box.id}
          type="button"
          className="look"
          aria-label={`About ${box.name}`}
          aria-pressed={focused.includes(box.id)}
          style={place(getNameArea(box))}
          {...look(box.id)}
        />
      ))}
      {listLabels(layout).map((label) => {
        const choice = choices.get(label.key);
        return choice ? (
          <button
            key={`${label.key} ${label.x} ${label.y}`}
            type="button"
            aria-label={formatChoice(choice)}
            style={place(label)}
            onClick={() => onTake(choice)}
          />
        ) : null;
      })}
    </div>
  );
}

function getNameArea(box: Box): Rectangle {
  const { x, y, width, name } = box;
  return {
    x: x + 3,
    y: y + getNameOffset(box) + 3,
    width: Math.min(width - 6, name.length * 9 + 18),
    height: 26,
  };
}

const createPlacement =
  (layout: Layout) =>
  ({ x, y, width, height }: Rectangle): CSSProperties => ({
    left: `${(x / layout.width) * 100}%`,
    top: `${(y / layout.height) * 100}%`,
    width: `${(width / layout.width) * 100}%`,
    height: `${(height / layout.height) * 100}%`,
  });

const overlayStyle = {
  position: 'absolute',
  inset: 0,
  '& button': {
    position: 'absolute',
    // The inspector sets a minimum height for its buttons.
    minHeight: 0,
    padding: 0,
    border: 0,
    borderRadius: 3,
    background: 'none',
    cursor: 'pointer',
    '&:hover': { boxShadow: '0 0 0 2px var(--chart-ink)' },
    '&.look:hover': { boxShadow: 'inset 0 -2px var(--chart-muted)' },
    '&.look[aria-pressed="true"]': {
      background: 'none',
      boxShadow: 'inset 0 -2px var(--chart-active)',
    },
  },
} as const;
