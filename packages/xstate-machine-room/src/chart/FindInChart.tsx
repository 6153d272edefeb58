import { useId, useState } from 'react';

import { labelsOf, type Layout, type Rectangle } from '../layout/layout.ts';
import { from } from '../theme/styles.ts';

interface FindInChartProps {
  layout: Layout;
  /** Called with the states of this name, or with the labels of the event. */
  onFind: (place: Place) => void;
}

/** A place in the chart: the states of a name, or all labels of an event. */
export interface Place {
  readonly area: Rectangle;
  /** The ids of the states; empty for an event. */
  readonly stateIds: readonly string[];
}

/** Returns the area that contains all of these areas. */
function around(areas: readonly Rectangle[]): Rectangle {
  const x = Math.min(...areas.map((area) => area.x));
  const y = Math.min(...areas.map((area) => area.y));
  return {
    x,
    y,
    width: Math.max(...areas.map((area) => area.x + area.width)) - x,
    height: Math.max(...areas.map((area) => area.y + area.height)) - y,
  };
}

/** Maps the names of states and the labels of events to their places in the chart. */
export function placesIn(layout: Layout): ReadonlyMap<string, Place> {
  const all = [
    ...layout.boxes.map((box) => ({ name: box.name, area: box, stateIds: [box.id] })),
    ...labelsOf(layout).map((label) => ({
      name: label.lines[0]?.[0]?.text ?? '',
      area: label,
      stateIds: [],
    })),
  ];
  const names = new Set(all.map(({ name }) => name));
  return new Map(
    Array.from(names, (name) => {
      const places = all.filter((place) => place.name === name);
      const area = around(places.map((place) => place.area));
      return [name, { area, stateIds: places.flatMap(({ stateIds }) => stateIds) }];
    }),
  );
}

/** A search field that moves the chart to a state or an event. */
export function FindInChart({ layout, onFind }: FindInChartProps) {
  const id = useId();
  const [isUnknown, setIsUnknown] = useState(false);
  const places = placesIn(layout);
  const find = (text: string) => {
    const name = [...places.keys()].find((known) => known.toLowerCase() === text.toLowerCase());
    const place = name === undefined ? undefined : places.get(name);
    if (place) onFind(place);
    return place !== undefined;
  };
  return (
    <form
      css={formStyle}
      onSubmit={(event) => {
        event.preventDefault();
        const text = new FormData(event.currentTarget).get('name');
        setIsUnknown(typeof text === 'string' && !find(text.trim()));
      }}
    >
      <input
        type="search"
        name="name"
        aria-label="Find a state or an event"
        placeholder="Find"
        list={id}
        autoComplete="off"
        spellCheck={false}
        aria-invalid={isUnknown || undefined}
        onChange={({ currentTarget }) => {
          setIsUnknown(false);
          find(currentTarget.value);
        }}
      />
      <datalist id={id}>
        {[...places.keys()].map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
      <output>{isUnknown ? 'The chart has no such state or event.' : ''}</output>
    </form>
  );
}

const formStyle = {
  flex: '1 1 64px',
  [from.tablet]: { flexGrow: 0, flexBasis: 'auto' },
  '& input': {
    boxSizing: 'border-box',
    width: '100%',
    [from.tablet]: { width: 132 },
    minHeight: 44,
    padding: '6px 10px',
    border: '1px solid currentColor',
    borderRadius: 2,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    fontSize: '1rem',
  },
  '& input::placeholder': { color: 'inherit', opacity: 0.75 },
  '& output': { display: 'block' },
} as const;
