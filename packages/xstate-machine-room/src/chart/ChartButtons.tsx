import { Fragment, type CSSProperties } from 'react';

import { isContainer } from '../model/model.ts';
import {
  listLabels,
  getNameOffset,
  getToggleArea,
  type Box,
  type Layout,
  type Rectangle,
} from '../layout/layout.ts';

import { formatChoice, type Choice } from './choice.ts';

interface ChartButtonsProps {
  layout: Layout;
  /** The possible choices by the key of the transition that they would take. */
  choices: ReadonlyMap<string, Choice>;
  /** The ids of the states that can be closed or opened. */
  collapsible: ReadonlySet<string>;
  /** True if all states are open. */
  isFull: boolean;
  /** The ids of the states that the chart is focused on. */
  focused: readonly string[];
  onTake: (choice: Choice) => void;
  /** Called to close or open a state. */
  onToggle: (box: Box) => void;
  /** Called when a state's name is pressed. */
  onPress: (stateId: string) => void;
  /** Called when the pointer or the focus enters or leaves the name of a state. The id is null on leaving. */
  onLookAt: (stateId: string | null) => void;
}

/**
 * The transparent buttons above the chart. The button of a state shows the state's description, and a press focuses the
 * chart on the state. The button after the name closes or opens the state; after the machine's own name, it closes or
 * opens all states. The button of a possible transition takes the transition.
 */
export function ChartButtons(props: ChartButtonsProps) {
  const { layout, choices, collapsible, isFull, focused, onTake, onToggle, onPress, onLookAt } =
    props;
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
      {layout.boxes.map((box) => {
        const isRoot = box.parent === null;
        const isOpen = isRoot ? isFull : isContainer(box);
        return (
          <Fragment key={box.id}>
            <button
              type="button"
              className="look"
              aria-label={`About ${box.name}`}
              aria-pressed={focused.includes(box.id)}
              style={place(getNameArea(box, collapsible))}
              {...look(box.id)}
            />
            {collapsible.has(box.id) ? (
              <button
                type="button"
                className="toggle"
                aria-label={isRoot ? 'All states' : `States in ${box.name}`}
                aria-expanded={isOpen}
                title={isOpen ? 'Close' : 'Open'}
                style={place(getToggleArea(box))}
                onClick={({ currentTarget }) => {
                  // Safari does not focus a pressed button, and the chart scrolls to the focused one.
                  currentTarget.focus();
                  onToggle(box);
                }}
              />
            ) : null}
          </Fragment>
        );
      })}
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

function getNameArea(box: Box, collapsible: ReadonlySet<string>): Rectangle {
  const { id, x, y, width, name } = box;
  const end = collapsible.has(id) ? getToggleArea(box).x : x + width - 3;
  return {
    x: x + 3,
    y: y + getNameOffset(box) + 3,
    width: Math.min(end - x - 3, name.length * 9 + 18),
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
    // A chevron in a frame, which points down for an open state and to the right for a closed one. A plus and a minus
    // would look like the zoom buttons.
    '&.toggle': {
      border: '3px solid transparent',
      boxShadow: 'inset 0 0 0 1px var(--chart-muted)',
      '&:hover': { boxShadow: 'inset 0 0 0 2px var(--chart-ink)' },
      '&::before': {
        content: '""',
        position: 'absolute',
        inset: 0,
        width: '40%',
        height: '40%',
        margin: 'auto',
        border: 'solid var(--chart-ink)',
        borderWidth: '0 1.5px 1.5px 0',
        translate: '0 -25%',
        rotate: '45deg',
      },
      // The target is at least 24 pixels wide in a chart at half its size or more.
      '&::after': {
        content: '""',
        position: 'absolute',
        inset: 'clamp(-9px, (100% - 24px) / 2, 0px)',
      },
      '&[aria-expanded="false"]::before': { translate: '-25% 0', rotate: '-45deg' },
    },
  },
} as const;
