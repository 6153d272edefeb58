import { titleOf, wordsOf, type Choice } from '../chart/choice.ts';
import { type } from '../look/styles.ts';

interface ChoiceListProps {
  choices: readonly Choice[];
  onTake: (choice: Choice) => void;
}

const groups: readonly { kinds: readonly Choice['kind'][]; title: string }[] = [
  { kinds: ['event'], title: 'Send' },
  { kinds: ['delay'], title: 'Let time pass' },
  { kinds: ['done', 'error'], title: 'Answer' },
];

/** Everything that can happen to the machine now, as buttons; what it would ignore is named only. */
export function ChoiceList({ choices, onTake }: ChoiceListProps) {
  const possible = choices.filter(({ takes }) => takes.length > 0);
  const labels = new Set(possible.map(({ label }) => label));
  const ignored = choices.filter(({ kind, label }) => kind === 'event' && !labels.has(label));
  return (
    <>
      {groups.map(({ kinds, title }) => {
        const own = possible.filter(({ kind }) => kinds.includes(kind));
        return own.length === 0 ? null : (
          <div key={title} role="group" aria-label={title} css={groupStyle}>
            <h4>{title}</h4>
            {[...new Set(own.map(({ label }) => label))].map((label) => (
              <Cases
                key={label}
                choices={own.filter((choice) => choice.label === label)}
                onTake={onTake}
              />
            ))}
          </div>
        );
      })}
      {possible.length === 0 ? (
        <p css={[type.small, { marginTop: 16 }]}>
          Nothing: this is where it ends. Step back, or begin anew.
        </p>
      ) : null}
      {ignored.length > 0 ? (
        <p css={ignoredStyle}>
          {`Would ignore now: ${[...new Set(ignored.map(({ label }) => label))].join(', ')}`}
        </p>
      ) : null}
    </>
  );
}

/** One event: a button, or a button for each sample of what it may carry. */
function Cases({ choices, onTake }: ChoiceListProps) {
  const buttons = choices.map((choice) => (
    <button
      key={choice.id}
      type="button"
      data-kind={choice.kind}
      aria-label={titleOf(choice)}
      onClick={() => onTake(choice)}
    >
      {choice.sample === null ? <b>{choice.label}</b> : wordsOf(choice.sample)}
    </button>
  ));
  const [first] = choices;
  if (!first || first.sample === null) return buttons;
  return (
    <div role="group" aria-label={first.label}>
      <b data-kind={first.kind}>{first.label}</b>
      {buttons}
    </div>
  );
}

const groupStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 6,
  marginTop: 16,
  fontSize: '0.9375rem',
  lineHeight: 1.3,
  '& h4': { ...type.overline, width: '100%', marginBottom: -2, color: 'var(--room-muted)' },
  '& > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4, width: '100%' },
  '& b': { fontWeight: 650, marginRight: 2 },
  '& [data-kind="event"]': { color: 'var(--chart-event)' },
  '& [data-kind="delay"]': { color: 'var(--chart-delay)' },
  '& [data-kind="done"]': { color: 'var(--chart-done)' },
  '& [data-kind="error"]': { color: 'var(--chart-error)' },
  '& button': {
    minHeight: 32,
    padding: '2px 10px',
    border: '1.5px solid currentColor',
    borderRadius: 3,
    backgroundColor: 'var(--room-surface)',
    font: 'inherit',
    textAlign: 'left',
    cursor: 'pointer',
    '&:hover': { backgroundColor: 'var(--room-shade)' },
  },
} as const;

const ignoredStyle = { ...type.caption, marginTop: 12, color: 'var(--room-muted)' } as const;
