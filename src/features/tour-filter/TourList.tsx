import Box from '@mui/material/Box';
import { useRef } from 'react';

import {
  filterTours,
  tourFilterLabels,
  tourFilters,
  type TourFilter,
} from '#domain/tours/tour-filter.ts';
import type { Tour } from '#content/tour.ts';
import { useHydrated } from '#ui/use-hydrated.ts';

import { TransportFilter } from './TransportFilter.tsx';
import { filteredByHtml, NoTours, TourGrid } from './TourResults.tsx';
import { useTourFilter } from './use-tour-filter.ts';

const tourCount = (count: number) => `${count} ${count === 1 ? 'tour' : 'tours'}`;

const resultLine = (found: number, all: number, filter: TourFilter) =>
  filter === 'all' ? tourCount(all) : `${found} of ${tourCount(all)} · ${tourFilterLabels[filter]}`;

export function TourList({ tours }: { tours: readonly Tour[] }) {
  const isHydrated = useHydrated();
  const pills = useRef<HTMLDivElement>(null);
  const { filter, chooseFilter } = useTourFilter(pills);
  const found = filterTours(tours, filter);
  // Before hydration, all lines are rendered, and CSS shows the line of the chosen filter.
  const lines = isHydrated ? [filter] : tourFilters;

  function showAll() {
    chooseFilter('all');
    // The pressed button disappears, so the focus moves to the filter.
    pills.current?.querySelector('input')?.focus();
  }

  return (
    <Box sx={isHydrated ? {} : filteredByHtml(tours)}>
      <Box sx={barStyle}>
        <TransportFilter ref={pills} selected={filter} onChoose={chooseFilter} />
        <p role="status">
          {lines.map((line) => (
            <span key={line} data-line={line}>
              {resultLine(filterTours(tours, line).length, tours.length, line)}
            </span>
          ))}
        </p>
      </Box>
      {found.length > 0 ? (
        <TourGrid tours={found} />
      ) : (
        <NoTours {...(filter !== 'all' && { onReset: showAll })} />
      )}
    </Box>
  );
}

const barStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 4,
  rowGap: 2,
  mb: { xs: 3, md: 4 },
  '& > p': { m: 0, color: 'text.secondary' },
} as const;
