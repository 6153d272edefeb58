/** Ways into the long page: an age and the entry that it begins with. */
export const eras = [
  { label: 'Preclassic', entryId: 'first-farmers' },
  { label: 'Classic', entryId: 'rulers-and-ritual' },
  { label: 'Postclassic', entryId: 'a-southern-town' },
  { label: 'Spain and Britain', entryId: 'the-spanish-arrive' },
  { label: 'Archaeology and today', entryId: 'thomas-gann' },
] as const;
