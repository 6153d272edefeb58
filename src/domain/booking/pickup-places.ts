import type { PickupTime, Tour } from '#content/tour.ts';

type PickupPlaces = Pick<Tour, 'pickupTimes' | 'pickupPoints'>;

const formatPickup = ({ place, time }: PickupTime) => `${place}, ${time}`;

/** Lists the suggestions for the pickup field: places with a time, such as `Harbor Hotel, 7:45 AM`, then the others. */
export const pickupSuggestions = ({
  pickupTimes = [],
  pickupPoints,
}: PickupPlaces): readonly string[] => [...pickupTimes.map(formatPickup), ...pickupPoints];

/**
 * Returns the place and the time that a guest has chosen; undefined for any other pickup. The time is the one that the
 * guest read, because the content may have changed since.
 */
export function findPickupTime(
  { pickupTimes = [] }: PickupPlaces,
  pickup: string,
): PickupTime | undefined {
  const [, place, time] = /^(.+), (\d+:\d\d [AP]M)$/.exec(pickup) ?? [];
  const isKnown = pickupTimes.some((known) => known.place === place);
  return isKnown && place !== undefined && time !== undefined ? { place, time } : undefined;
}
