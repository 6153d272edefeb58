import { specifiedTour, sumsOf } from '#tests/support/specification.ts';

/** What the staff's e-mail must be given of the request that `guest` makes, word for word. */
export function guestRequest(tourId: string, persons: number, reference: string) {
  const { each, total, half } = sumsOf(tourId, persons);
  return {
    to_name: 'Lamanai Day Tours team',
    from_name: 'José O’Brien & Söhne <b>',
    tour_title: specifiedTour(tourId).title,
    date: 'December 25, 2026',
    participants: String(persons),
    total_price: total.toFixed(2),
    firstName: 'José',
    lastName: 'O’Brien & Söhne <b>',
    email: 'jose.obrien+tours@example.com',
    phone: '+44 20 79460000',
    hotelPickup: 'Not sure yet',
    hotelName: 'Ramada Princess, Belize City',
    specialRequirements: 'One child, aged 9.\nWe bring a drone? No.',
    dietaryRestrictions: 'Gluten-free',
    tourId,
    pricePerPerson: each.toFixed(2),
    depositAmount: half.toFixed(2),
    balanceDue: half.toFixed(2),
    reference,
  };
}
