import Box from '@mui/material/Box';

import type { Anatomy, StateAnatomy } from '#machine-room/anatomy/anatomy.ts';

import { restOf } from './transition-words.ts';

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
  const { id, description, tags, invokes, entry, exit } = state;
  const transitions = anatomy.transitions.filter(({ source }) => source === id);
  const children = anatomy.states.filter(({ parent }) => parent === id);
  return (
    <>
      {description === null || isRoot ? null : <p>{description}</p>}
      <ul className="ways">
        {tags.length > 0 ? <li>{`Tags: ${tags.join(', ')}.`}</li> : null}
        {invokes.length > 0 ? <li>{`While in it, runs ${invokes.join(', ')}.`}</li> : null}
        {entry.length > 0 ? <li>{`On entry: ${entry.join(', ')}.`}</li> : null}
        {exit.length > 0 ? <li>{`On exit: ${exit.join(', ')}.`}</li> : null}
        {transitions.map((transition) => (
          <li key={transition.key}>
            <b>{transition.label}</b> <span>{restOf(transition, anatomy)}</span>
          </li>
        ))}
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

const kindWords = {
  atomic: '',
  compound: '',
  parallel: ', whose states are active together',
  final: ', the end',
  history: ', where it was left',
} as const;

const kindOf = ({ id, type }: StateAnatomy, parent: StateAnatomy) =>
  `${parent.initial === id ? ' (begins here)' : ''}${kindWords[type]}`;

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
