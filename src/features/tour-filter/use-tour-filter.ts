import { useMachine } from '@xstate/react';
import { type RefObject, useLayoutEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

import { tourFilterFrom, type TourFilter } from '#domain/tours/tour-filter.ts';
import { inspection } from 'xstate-machine-room/inspect';
import { tourFilterMachine } from '#machines/tour-filter.machine.ts';
import { useHydrated } from '#ui/use-hydrated.ts';

const PARAMETER = 'type';

/** The attribute says which one was chosen at first. */
const CHOSEN_BY_HAND = 'input:checked:not([checked])';

/** The filter in force, kept together with the page's address: each choice is an entry that Back and Forward walk through. */
export function useTourFilter(pillsRef: RefObject<HTMLElement | null>) {
  const [search, setSearch] = useSearchParams();
  const asked = tourFilterFrom(search.get(PARAMETER));

  // The prerendered page, which knows no query, shows every tour.
  const isLive = useHydrated();
  const logic = useMemo(
    () =>
      tourFilterMachine.provide({
        actions: {
          writeAddress: (_, { filter }) =>
            setSearch(filter === 'all' ? {} : { [PARAMETER]: filter }, {
              preventScrollReset: true,
              // Or Back, pressed before it is on screen, would be no change that anybody sees.
              flushSync: true,
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

  // What was chosen before the app lived counts more.
  useLayoutEffect(() => {
    const chosen = pillsRef.current?.querySelector<HTMLInputElement>(CHOSEN_BY_HAND);
    if (chosen) send({ type: 'filter.choose', filter: tourFilterFrom(chosen.value) });
  }, [pillsRef, send]);

  return {
    filter: snapshot.context.filter,
    chooseFilter: (filter: TourFilter) => send({ type: 'filter.choose', filter }),
  };
}
