import { useId, useState } from 'react';

import { getBoundingArea, listLabels, type Layout, type Rectangle } from '../layout/layout.ts';
import { from } from '../theme/styles.ts';

interface FindInChartProps {
  layout: Layout;
  /** Called with the ids of the states of this name, and with the keys of the event's labels. */
  onFind: (parts: readonly string[]) => void;
}

/** A place in the chart: the states of a name, or all labels of an event. */
export interface Place {
  readonly area: Rectangle;
  /** The ids of the states, or the keys of the labels. */
  readonly parts: readonly string[];
}

/** Returns the place of these states and labels in a chart. */
export function findPlace(parts: readonly string[], layout: Layout): Place {
  const boxes = layout.boxes.filter(({ id }) => parts.includes(id));
  const labels = listLabels(layout).filter(({ key }) => parts.includes(key));
  return { area: getBoundingArea([...boxes, ...labels]), parts };
}

/** Maps the names of states and the labels of events to the ids of the states and the keys of the labels. */
export function mapNamesToParts(layout: Layout): ReadonlyMap<string, readonly string[]> {
  const all = [
    ...layout.boxes.map(({ name, id }) => ({ name, part: id })),
    ...listLabels(layout).map(({ lines, key }) => ({ name: lines[0]?.[0]?.text ?? '', part: key })),
  ];
  return new Map(
    all.map(({ name }) => [name, all.filter((one) => one.name === name).map(({ part }) => part)]),
  );
}

/** A search field that moves the chart to a state or an event. */
export function FindInChart({ layout, onFind }: FindInChartProps) {
  const id = useId();
  const [isUnknown, setIsUnknown] = useState(false);
  const names = mapNamesToParts(layout);
  const find = (text: string) => {
    const [, parts] = [...names].find(([name]) => name.toLowerCase() === text.toLowerCase()) ?? [];
    if (parts) onFind(parts);
    return parts !== undefined;
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
        {[...names.keys()].map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
      <output>{isUnknown ? 'No such state or event' : ''}</output>
    </form>
  );
}

const formStyle = {
  position: 'relative',
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
  // The message is above the chart, so that it does not move the chart.
  '& output': {
    position: 'absolute',
    top: '100%',
    left: 0,
    zIndex: 1,
    width: 'max-content',
    marginTop: 4,
    padding: '4px 10px',
    border: '1px solid currentColor',
    borderRadius: 2,
    backgroundColor: 'var(--chart-ground)',
    '&:empty': { display: 'none' },
  },
} as const;
