import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { titleOf, wordsOf, type Choice } from '../chart/choice.ts';

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
          <Box key={title} role="group" aria-label={title} sx={groupStyle}>
            <Typography variant="overline" component="h4" sx={{ color: 'text.secondary' }}>
              {title}
            </Typography>
            {[...new Set(own.map(({ label }) => label))].map((label) => (
              <Cases
                key={label}
                choices={own.filter((choice) => choice.label === label)}
                onTake={onTake}
              />
            ))}
          </Box>
        );
      })}
      {possible.length === 0 ? (
        <Typography variant="body2" sx={{ mt: 2 }}>
          Nothing: this is where it ends. Step back, or begin anew.
        </Typography>
      ) : null}
      {ignored.length > 0 ? (
        <Typography variant="caption" component="p" sx={{ mt: 1.5, color: 'text.secondary' }}>
          {`Would ignore now: ${[...new Set(ignored.map(({ label }) => label))].join(', ')}`}
        </Typography>
      ) : null}
    </>
  );
}

/** One event: a button, or a button for each sample of what it may carry. */
function Cases({ choices, onTake }: ChoiceListProps) {
  const [first] = choices;
  if (!first) return null;
  if (first.sample === null) return <CaseButton choice={first} onTake={onTake} />;
  return (
    <div role="group" aria-label={first.label}>
      <b data-kind={first.kind}>{first.label}</b>
      {choices.map((choice) => (
        <CaseButton key={choice.id} choice={choice} onTake={onTake} />
      ))}
    </div>
  );
}

interface CaseButtonProps {
  choice: Choice;
  onTake: (choice: Choice) => void;
}

const CaseButton = ({ choice, onTake }: CaseButtonProps) => (
  <button
    type="button"
    data-kind={choice.kind}
    aria-label={titleOf(choice)}
    onClick={() => onTake(choice)}
  >
    {choice.sample === null ? <b>{choice.label}</b> : wordsOf(choice.sample)}
  </button>
);

const groupStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 0.75,
  mt: 2,
  fontSize: '0.9375rem',
  lineHeight: 1.3,
  '& h4': { width: '100%', mb: -0.25 },
  '& > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5, width: '100%' },
  '& b': { fontWeight: 650, mr: 0.25 },
  '& [data-kind="event"]': { color: 'jungle.main' },
  '& [data-kind="delay"]': { color: 'ochre.main' },
  '& [data-kind="done"]': { color: 'success.main' },
  '& [data-kind="error"]': { color: 'error.main' },
  '& button': {
    minHeight: 32,
    px: 1.25,
    py: 0.25,
    border: '1.5px solid currentColor',
    borderRadius: '3px',
    bgcolor: 'background.paper',
    font: 'inherit',
    textAlign: 'left',
    cursor: 'pointer',
    '&:hover': { bgcolor: 'limestone.main' },
  },
} as const;
