import { useMachine } from '@xstate/react';
import { type RefObject, useLayoutEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

import { tourFilterFrom, type TourFilter } from '#domain/tours/tour-filter.ts';
import { tourFilterMachine } from '#machines/tour-filter.machine.ts';
import { inspect } from '#services/inspector.ts';
import { useHydrated } from '#ui/use-hydrated.ts';

const PARAMETER = 'type';

/** Selects a radio button that the visitor has chosen: the `checked` attribute still marks the initial choice. */
const CHOSEN_BY_HAND = 'input:checked:not([checked])';

/** Keeps the active filter in sync with the URL. Each choice adds a history entry for Back and Forward. */
export function useTourFilter(pillsRef: RefObject<HTMLElement | null>) {
  const [search, setSearch] = useSearchParams();
  const asked = tourFilterFrom(search.get(PARAMETER));

  // The prerendered page has no query, so it shows all tours.
  const isHydrated = useHydrated();
  const logic = useMemo(
    () =>
      tourFilterMachine.provide({
        actions: {
          writeAddress: (_, { filter }) =>
            setSearch(filter === 'all' ? {} : { [PARAMETER]: filter }, {
              preventScrollReset: true,
              // Without flushSync, pressing Back before the next render would have no visible effect.
              flushSync: true,
            }),
        },
      }),
    [setSearch],
  );
  const [snapshot, send] = useMachine(logic, {
    inspect,
    input: { filter: isHydrated ? asked : 'all' },
  });

  useLayoutEffect(() => {
    send({ type: 'address.change', filter: asked });
  }, [asked, send]);

  // If the visitor made a choice before hydration, it takes precedence over the URL.
  useLayoutEffect(() => {
    const chosen = pillsRef.current?.querySelector<HTMLInputElement>(CHOSEN_BY_HAND);
    if (chosen) send({ type: 'filter.choose', filter: tourFilterFrom(chosen.value) });
  }, [pillsRef, send]);

  return {
    filter: snapshot.context.filter,
    chooseFilter: (filter: TourFilter) => send({ type: 'filter.choose', filter }),
  };
}
