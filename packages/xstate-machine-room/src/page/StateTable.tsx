import type { MachineModel, StateModel } from '../model/model.ts';
import { from, hairline, type } from '../theme/styles.ts';

import { describeKind, describeState, describeTransitions } from './state-text.ts';

/** The chart in words: each state with its transitions. It is the accessible version of the chart. */
export const StateTable = ({ model, labelledBy }: { model: MachineModel; labelledBy: string }) => (
  <table aria-labelledby={labelledBy} css={tableStyle}>
    <thead>
      <tr>
        <th scope="col">When</th>
        <th scope="col">Condition</th>
        <th scope="col">Then it</th>
      </tr>
    </thead>
    {model.states.map((state) => (
      <StateRows key={state.id} state={state} model={model} />
    ))}
  </table>
);

function StateRows({ state, model }: { state: StateModel; model: MachineModel }) {
  const sentences = describeState(state, model);
  const transitions = describeTransitions(state, model);
  const isRoot = state.parent === null;
  if (isRoot && sentences.length === 0 && transitions.length === 0) return null;
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={3}>
          <strong>{isRoot ? 'In every state' : state.path}</strong>
          <span>{describeKind(state, model)}</span>
          {sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </th>
      </tr>
      {transitions.map(({ key, trigger, condition, result }) => (
        <tr key={key}>
          <td>
            <b>{trigger}</b>{' '}
          </td>
          <td>{condition && `${condition} `}</td>
          <td>{result}</td>
        </tr>
      ))}
    </tbody>
  );
}

const tableStyle = {
  width: '100%',
  borderCollapse: 'collapse',
  ...type.caption,
  textAlign: 'left',
  overflowWrap: 'break-word',
  '& th, & td': { padding: '6px 16px 6px 0', verticalAlign: 'top', fontWeight: 400 },
  '& thead th': { color: 'var(--room-muted)' },
  '& tr': { borderBottom: hairline },
  '& tbody th': { ...type.small, paddingTop: 20 },
  '& strong': { fontWeight: 650 },
  '& p': { margin: 0, maxWidth: '34em', color: 'var(--room-muted)' },
  '& b': { fontWeight: 600 },
  // On a phone each transition is a row of running text, because four columns would break its words.
  '@media (max-width: 599px)': {
    '& thead': { display: 'none' },
    '&, & tbody, & tr, & tbody th': { display: 'block' },
    '& td': { display: 'inline', padding: 0 },
    '& tr': { paddingBlock: 6 },
    '& tr:first-of-type': { paddingTop: 0 },
  },
  [from.laptop]: {
    '& td:first-of-type': { width: '28%' },
    '& td:nth-of-type(2)': { width: '28%' },
  },
} as const;
