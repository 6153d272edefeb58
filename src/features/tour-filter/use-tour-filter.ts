import { useMachine } from '@xstate/react';
import { useLayoutEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

import { tourFilterFrom, type TourFilter } from '#domain/tour-filter.ts';
import { inspection } from '#machine-room/entrance/inspection.ts';
import { tourFilterMachine } from '#machines/tour-filter.machine.ts';
import { selectFilter } from '#machines/tour-filter.selectors.ts';
import { useIsLive } from '#ui/use-is-live.ts';

const PARAMETER = 'type';

/** The filter in force, kept together with the page's address: each choice is an entry that Back and Forward walk through. */
export function useTourFilter() {
  const [search, setSearch] = useSearchParams();
  const asked = tourFilterFrom(search.get(PARAMETER));

  // The prerendered page, which knows no query, shows every tour.
  const isLive = useIsLive();
  const logic = useMemo(
    () =>
      tourFilterMachine.provide({
        actions: {
          writeAddress: (_, { filter }) =>
            setSearch(filter === 'all' ? {} : { [PARAMETER]: filter }, {
              preventScrollReset: true,
            }),
        },
      }),
    [setSearch],
  );
  const [snapshot, send] = useMachine(logic, {
    ...inspection,
    input: { filter: isLive ? asked : 'all' },
  });

  useLayoutEffect(() => {
    send({ type: 'address.change', filter: asked });
  }, [asked, send]);

  return {
    filter: selectFilter(snapshot),
    chooseFilter: (filter: TourFilter) => send({ type: 'filter.choose', filter }),
  };
}
