import { useId, useState } from 'react';

import { chipsOf, type Layout, type Rectangle } from '../layout/layout.ts';

interface FindInChartProps {
  layout: Layout;
  /** Called with the area of the state, or with the areas of all labels of the event. */
  onFind: (area: Rectangle) => void;
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

/** Maps the names of states and the labels of events to their areas in the chart. */
export function placesIn(layout: Layout): ReadonlyMap<string, Rectangle> {
  const all = [
    ...layout.boxes.map((box) => [box.name, box] as const),
    ...chipsOf(layout).map((chip) => [chip.lines[0]?.[0]?.text ?? '', chip] as const),
  ];
  const names = new Set(all.map(([name]) => name));
  return new Map(
    Array.from(names, (name) => [
      name,
      around(all.filter(([other]) => other === name).map(([, area]) => area)),
    ]),
  );
}

/** A search field that moves the chart to a state or an event. */
export function FindInChart({ layout, onFind }: FindInChartProps) {
  const id = useId();
  const [isUnknown, setIsUnknown] = useState(false);
  const places = placesIn(layout);
  const find = (text: string) => {
    const name = [...places.keys()].find((known) => known.toLowerCase() === text.toLowerCase());
    const area = name === undefined ? undefined : places.get(name);
    if (area) onFind(area);
    return area !== undefined;
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
  '& input': {
    boxSizing: 'border-box',
    width: 132,
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
  '& output': { marginLeft: 8 },
} as const;
