import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { shallowEqual } from '@xstate/react';

import { closureScopes, type ClosureDraft } from '#domain/notices/staff-notices.ts';
import { selectClosureErrors } from '#machines/staff-notices.selectors.ts';

import { ClosureCalendar } from './ClosureCalendar.tsx';
import { StaffContext, useStaff } from './staff-context.tsx';

/** A form that adds a closure with its tours, days and reason. */
export function ClosureForm() {
  const { staff, closure, today } = useStaff();
  const errors = StaffContext.useSelector(selectClosureErrors, shallowEqual);
  const change = (patch: Partial<ClosureDraft>) => staff.send({ type: 'closure.change', patch });

  return (
    <Box
      component="form"
      aria-label="Close days"
      noValidate
      sx={{ display: 'grid', gap: 3 }}
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        staff.send({ type: 'closure.add' });
        // React renders the error messages only after this task.
        requestAnimationFrame(() =>
          form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
        );
      }}
    >
      <TextField
        select
        id="scope"
        label="Which tours"
        value={closure.scope}
        error={Boolean(errors.scope)}
        helperText={errors.scope}
        onChange={({ target }) => change({ scope: target.value })}
        slotProps={{ select: { native: true } }}
      >
        {closureScopes.map(({ scope, label }) => (
          <option key={scope} value={scope}>
            {label}
          </option>
        ))}
      </TextField>
      <Box sx={daysStyle}>
        <ClosureCalendar />
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
          <DayInput
            id="first-day"
            label="First day"
            value={closure.from}
            earliest={today}
            error={errors.from}
            onChange={(from) => change({ from })}
          />
          <DayInput
            id="last-day"
            label="Last day"
            value={closure.to}
            earliest={closure.from || today}
            error={errors.to}
            onChange={(to) => change({ to })}
          />
          <TextField
            select
            id="sold-out"
            label="Guests read"
            value={closure.soldOut ? 'sold out' : 'closed'}
            onChange={({ target }) => change({ soldOut: target.value === 'sold out' })}
            slotProps={{ select: { native: true } }}
          >
            <option value="closed">The reason</option>
            <option value="sold out">Sold out</option>
          </TextField>
          <TextField
            id="reason"
            label="Reason"
            autoComplete="off"
            value={closure.soldOut ? '' : closure.reason}
            disabled={closure.soldOut}
            error={Boolean(errors.reason)}
            helperText={
              closure.soldOut
                ? 'A sold-out tour needs none.'
                : (errors.reason ?? 'Guests see it in brackets, for example: Good Friday.')
            }
            onChange={({ target }) => change({ reason: target.value })}
          />
        </Box>
      </Box>
      <Box>
        <Button variant="contained" type="submit">
          Close these days
        </Button>
      </Box>
    </Box>
  );
}

const daysStyle = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'minmax(0, 340px) minmax(0, 1fr)',
    md: 'minmax(0, 1fr)',
    lg: 'minmax(0, 340px) minmax(0, 1fr)',
  },
  gap: 3,
  alignItems: 'start',
} as const;

type DayInputProps = Pick<TextFieldProps, 'id' | 'label' | 'value' | 'helperText'> & {
  earliest: string;
  error?: string | undefined;
  onChange: (day: string) => void;
};

/** A native date field. */
export const DayInput = ({ earliest, error, onChange, ...field }: DayInputProps) => (
  <TextField
    {...field}
    type="date"
    error={Boolean(error)}
    helperText={error ?? field.helperText}
    onChange={({ target }) => onChange(target.value)}
    slotProps={{ htmlInput: { min: earliest } }}
  />
);
