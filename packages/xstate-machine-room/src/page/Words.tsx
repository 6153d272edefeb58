import Box from '@mui/material/Box';

import type { Anatomy, StateAnatomy } from '../anatomy/anatomy.ts';

import { happeningsIn, kindOf } from './state-words.ts';

/** A chart in words: its states as a nested list, each with what happens in it. */
export function Words({ anatomy }: { anatomy: Anatomy }) {
  const [root] = anatomy.states;
  return root ? (
    <Box sx={wordsStyle}>
      <StateWords state={root} anatomy={anatomy} isRoot />
    </Box>
  ) : null;
}

interface StateWordsProps {
  state: StateAnatomy;
  anatomy: Anatomy;
  isRoot?: boolean;
}

function StateWords({ state, anatomy, isRoot = false }: StateWordsProps) {
  const { id, description } = state;
  const children = anatomy.states.filter(({ parent }) => parent === id);
  return (
    <>
      {description === null || isRoot ? null : <p>{description}</p>}
      <ul className="ways">
        {happeningsIn(state, anatomy).map(({ key, label, text }) =>
          label === null ? (
            <li key={key}>{text}</li>
          ) : (
            <li key={key}>
              <b>{label}</b> <span>{text}</span>
            </li>
          ),
        )}
      </ul>
      {children.length > 0 ? (
        <ul className="states">
          {children.map((child) => (
            <li key={child.id}>
              <strong>{child.name}</strong>
              <span>{kindOf(child, state)}</span>
              <StateWords state={child} anatomy={anatomy} />
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

const wordsStyle = {
  fontSize: '1rem',
  lineHeight: 1.55,
  overflowWrap: 'anywhere',
  '& p': { m: 0, maxWidth: '66ch' },
  '& ul': { m: 0, listStyle: 'none' },
  '& .ways': { pl: 0, color: 'text.secondary' },
  '& .ways b': { color: 'text.primary', fontWeight: 600 },
  '& .states': { pl: { xs: 1.5, sm: 2.5 } },
  '& .states > li': {
    mt: 2,
    pl: { xs: 1.5, sm: 2 },
    borderLeft: '2px solid',
    borderColor: 'divider',
  },
  '& strong': { fontWeight: 650 },
} as const;
