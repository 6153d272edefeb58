import Box from '@mui/material/Box';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import type { Ref } from 'react';

import {
  tourFilterFrom,
  tourFilterLabels,
  tourFilters,
  type TourFilter,
} from '#domain/tours/tour-filter.ts';
import { CheckIcon } from '#ui/icons.tsx';

interface TransportFilterProps {
  ref: Ref<HTMLDivElement>;
  selected: TourFilter;
  onChoose: (filter: TourFilter) => void;
}

/**
 * The filter of the tour list. It consists of radio buttons, because they work before hydration and CSS can react to
 * them; the buttons of MUI's ToggleButtonGroup need a script. A check mark shows the choice without relying on color.
 */
export const TransportFilter = ({ ref, selected, onChoose }: TransportFilterProps) => (
  <RadioGroup
    ref={ref}
    row
    aria-label="Transportation"
    name="type"
    value={selected}
    onChange={(_, filter) => onChoose(tourFilterFrom(filter))}
    sx={{ gap: 1.25, '@media print': { display: 'none' } }}
  >
    {tourFilters.map((filter) => (
      <Box component="label" key={filter} sx={{ display: 'flex' }}>
        <Radio
          value={filter}
          disableRipple
          icon={<Pill label={tourFilterLabels[filter]} />}
          checkedIcon={<Pill label={tourFilterLabels[filter]} />}
          sx={{ p: 0, borderRadius: 999 }}
        />
      </Box>
    ))}
  </RadioGroup>
);

/** The visible part of an option. The radio button on top of it is transparent and has the same size. */
const Pill = ({ label }: { label: string }) => (
  <Box component="span" sx={pillStyle}>
    <CheckIcon sx={{ display: 'none', ml: -0.5, fontSize: '1.125rem' }} />
    <span>{label}</span>
  </Box>
);

const pillStyle = {
  display: 'flex',
  alignItems: 'center',
  boxSizing: 'border-box',
  gap: 0.75,
  minHeight: 44,
  px: 2.25,
  py: 1,
  border: '1px solid',
  borderColor: 'text.secondary',
  borderRadius: 999,
  bgcolor: 'background.paper',
  color: 'text.primary',
  typography: 'button',
  whiteSpace: 'nowrap',
  'input:hover + &': { bgcolor: 'limestone.main' },
  'input:checked + &': {
    bgcolor: 'jungle.main',
    borderColor: 'jungle.main',
    color: 'jungle.contrastText',
    '& svg': { display: 'block' },
  },
  'input:focus-visible + &': {
    outline: '2px solid',
    outlineColor: 'primary.main',
    outlineOffset: '2px',
  },
} as const;
