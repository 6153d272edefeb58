import { formatChoice, formatSample, type Choice } from '../chart/choice.ts';

interface ChoiceListProps {
  choices: readonly Choice[];
  onTake: (choice: Choice) => void;
}

const groups: readonly { kinds: readonly Choice['kind'][]; title: string }[] = [
  { kinds: ['event'], title: 'Send' },
  { kinds: ['delay'], title: 'Let time pass' },
  { kinds: ['done', 'error'], title: 'Answer' },
];

const listLabels = (choices: readonly Choice[]) => [...new Set(choices.map(({ label }) => label))];

/** Buttons for all possible choices. Events that the machine ignores in its current state are only listed. */
export function ChoiceList({ choices, onTake }: ChoiceListProps) {
  const possible = choices.filter(({ takes }) => takes.length > 0);
  const labels = listLabels(possible);
  const events = choices.filter(({ kind, label }) => kind === 'event' && !labels.includes(label));
  const unknown = listLabels(events.filter(({ isUnknown }) => isUnknown));
  const ignored = listLabels(events).filter((label) => !unknown.includes(label));
  return (
    <>
      {groups.map(({ kinds, title }) => {
        const own = possible.filter(({ kind }) => kinds.includes(kind));
        return own.length === 0 ? null : (
          <div key={title} role="group" aria-label={title} className="choices">
            <h4>{title}</h4>
            {listLabels(own).map((label) => (
              <Cases
                key={label}
                choices={own.filter((choice) => choice.label === label)}
                onTake={onTake}
              />
            ))}
          </div>
        );
      })}
      {possible.length === 0 && unknown.length === 0 ? (
        <p className="lead">Nothing: the machine ends here. Step back or reset.</p>
      ) : null}
      {unknown.length > 0 ? (
        <p>{`Unknown, because a guard has no implementation here or needs another payload: ${unknown.join(', ')}`}</p>
      ) : null}
      {ignored.length > 0 ? <p>{`Would ignore now: ${ignored.join(', ')}`}</p> : null}
    </>
  );
}

/** A button for an event. If the event has several samples, there is a button for each of them. */
function Cases({ choices, onTake }: ChoiceListProps) {
  const buttons = choices.map((choice) => (
    <button
      key={choice.id}
      type="button"
      data-kind={choice.kind}
      aria-label={formatChoice(choice)}
      onClick={() => onTake(choice)}
    >
      {choice.sample === null ? <b>{choice.label}</b> : formatSample(choice.sample)}
    </button>
  ));
  const [first] = choices;
  if (!first || first.sample === null) return buttons;
  return (
    <div role="group" aria-label={first.label} className="cases">
      <b data-kind={first.kind}>{first.label}</b>
      {buttons}
    </div>
  );
}
