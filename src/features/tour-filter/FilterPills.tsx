import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import type { Ref } from 'react';

import { tourFilterLabels, tourFilters, type TourFilter } from '#domain/tour-filter.ts';
import { CheckIcon } from '#ui/icons.tsx';

interface FilterPillsProps {
  ref: Ref<HTMLDivElement>;
  selected: TourFilter;
  onChoose: (filter: TourFilter) => void;
}

/** One of four buttons is pressed; the check mark says which without colour. */
export const FilterPills = ({ ref, selected, onChoose }: FilterPillsProps) => (
  <Box
    ref={ref}
    role="group"
    aria-label="Transportation"
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      gap: 1.25,
      '@media print, (scripting: none)': { display: 'none' },
    }}
  >
    {tourFilters.map((filter) => (
      <ToggleButton
        key={filter}
        value={filter}
        selected={filter === selected}
        onChange={() => onChoose(filter)}
        sx={{
          gap: 0.75,
          px: 2.25,
          bgcolor: 'background.paper',
          borderColor: 'text.secondary',
          color: 'text.primary',
          whiteSpace: 'nowrap',
          '&:hover': { bgcolor: 'limestone.main' },
          '&.Mui-selected, &.Mui-selected:hover': {
            bgcolor: 'jungle.main',
            borderColor: 'jungle.main',
            color: 'jungle.contrastText',
          },
        }}
      >
        {filter === selected ? <CheckIcon sx={{ ml: -0.5, fontSize: '1.125rem' }} /> : null}
        <span>{tourFilterLabels[filter]}</span>
      </ToggleButton>
    ))}
  </Box>
);
