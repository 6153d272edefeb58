/** What every tour includes: the company's whole list, so nothing may be added here. */
export const inclusions = [
  'Ground transportation',
  'Park entrance fees',
  'Guided tour',
  'Packaged lunch',
  'Bottled water',
] as const;

export const exclusions = ['Gratuities', 'Souvenirs and crafts', 'Alcoholic drinks'] as const;

/** Last suggestion for every pickup field. */
export const notSureYet = 'Not sure yet';

/** What guests pack for any of the tours. */
export const packingList = [
  'Closed shoes with a good grip',
  'Hat and sunglasses',
  'Reef-safe sunscreen',
  'Insect repellent',
  'Light long sleeves',
  'Rain jacket (the river boat is open)',
  'Camera or binoculars, with a dry bag',
  'Any medication you need',
  'Some cash in small bills',
] as const;
