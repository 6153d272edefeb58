import type { PickupTime, Tour } from '#content/tour.ts';

type PickupPlaces = Pick<Tour, 'pickupTimes' | 'pickupPoints'>;

const formatPickup = ({ place, time }: PickupTime) => `${place}, ${time}`;

/** Lists the suggestions for the pickup field: places with a time, such as `Harbor Hotel, 7:45 AM`, then the others. */
export const pickupSuggestions = ({
  pickupTimes = [],
  pickupPoints,
}: PickupPlaces): readonly string[] => [...pickupTimes.map(formatPickup), ...pickupPoints];
