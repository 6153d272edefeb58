import type { MachineModel, StateModel } from '../model/model.ts';
import { from } from '../theme/styles.ts';

import { listStateFacts, describeKind } from './state-text.ts';

/** The text version of a chart: a nested list of its states with their transitions. */
export function StateOutline({ model }: { model: MachineModel }) {
  const [root] = model.states;
  return root ? (
    <div css={outlineStyle}>
      <StateItems state={root} model={model} />
    </div>
  ) : null;
}

function StateItems({ state, model }: { state: StateModel; model: MachineModel }) {
  const children = model.states.filter(({ parent }) => parent === state.id);
  return (
    <>
      <ul className="ways">
        {listStateFacts(state, model).map(({ key, label, text }) => (
          <li key={key}>
            {label === null ? null : <b>{label}</b>} <span>{text}</span>
          </li>
        ))}
      </ul>
      {children.length > 0 ? (
        <ul className="states">
          {children.map((child) => (
            <li key={child.id}>
              <strong>{child.name}</strong>
              <span>{describeKind(child, state)}</span>
              {child.description === null ? null : <p>{child.description}</p>}
              <StateItems state={child} model={model} />
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

const outlineStyle = {
  fontSize: '1rem',
  lineHeight: 1.55,
  overflowWrap: 'anywhere',
  '& p': { margin: 0, maxWidth: '66ch' },
  '& ul': { margin: 0, listStyle: 'none' },
  '& .ways': { paddingLeft: 0, color: 'var(--room-muted)' },
  '& .ways b': { color: 'var(--room-ink)', fontWeight: 600 },
  '& .states': { paddingLeft: 12, [from.tablet]: { paddingLeft: 20 } },
  '& .states > li': {
    marginTop: 16,
    paddingLeft: 12,
    borderLeft: '2px solid var(--room-hairline)',
    [from.tablet]: { paddingLeft: 16 },
  },
  '& strong': { fontWeight: 650 },
} as const;
