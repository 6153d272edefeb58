import type { MachineModel } from '../model/model.ts';
import { column, hairline, type } from '../theme/styles.ts';

import { describeTransitions } from './sentences.ts';

/** Every transition of a machine as a row of plain words, for readers who do not read charts. */
export const SentenceTable = ({ model, id }: { model: MachineModel; id: string }) => (
  <section aria-labelledby={`${id}-table`} css={[column, { paddingTop: 48 }]}>
    <h3 id={`${id}-table`} css={[type.heading, { marginBottom: 12 }]}>
      What happens when
    </h3>
    <table css={tableStyle}>
      <thead>
        <tr>
          <th scope="col">While in</th>
          <th scope="col">When</th>
          <th scope="col">Condition</th>
          <th scope="col">Then it</th>
        </tr>
      </thead>
      <tbody>
        {describeTransitions(model).map(({ key, state, trigger, condition, result }) => (
          <tr key={key}>
            <td>{state}</td>
            <td>
              <b>{trigger}</b>
            </td>
            <td>{condition}</td>
            <td>{result}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

const tableStyle = {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.9375rem',
  lineHeight: 1.45,
  textAlign: 'left',
  overflowWrap: 'anywhere',
  '& th, & td': { padding: '6px 10px 6px 0', verticalAlign: 'top' },
  '& th': { color: 'var(--room-muted)', fontWeight: 600 },
  '& tr': { borderBottom: hairline },
  '& td': { width: '22%' },
  '& td:last-child': { width: 'auto' },
} as const;
