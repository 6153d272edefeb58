import type { HistoryEntry } from './entry.ts';

export const afterContact: readonly HistoryEntry[] = [
  {
    id: 'the-spanish-arrive',
    period: 'Contact',
    date: '1544',
    title: 'The Spanish arrive',
    text: 'Spaniards moving south from Yucatán find a living Maya town and found a mission in it. A small church goes up on top of a late Maya building.',
  },
  {
    id: 'two-churches',
    period: 'Spanish colonial',
    date: 'c. 1560–1638',
    title: 'Two churches',
    text: 'A second church follows, with a chancel of stone. Lamanai appears under its own name on a church list of 1582, and in 1618 two friars, Fuensalida and Orbita, pass through. Maya families keep their older sacred objects close.',
    image: 'church',
  },
  {
    id: 'rebellion',
    period: 'Spanish colonial',
    date: '1638–1641',
    title: 'Rebellion',
    text: 'Towns across what is now Belize reject Spanish rule. The church at Lamanai is burned, and by 1641 the mission lies deserted. Maya people go on living and trading nearby.',
  },
  {
    id: 'timber-and-sugar',
    period: 'British period',
    date: '18th century–c. 1875',
    title: 'Timber and sugar',
    text: 'Loggers work the rivers for logwood, then for mahogany. A settlement follows in 1837, and in the 1860s a sugar mill driven by steam. Disease, unrest and falling prices close it within about fifteen years, and strangler figs move in.',
    image: 'sugar-mill',
  },
  {
    id: 'thomas-gann',
    period: 'Archaeology',
    date: '1917',
    title: 'Thomas Gann',
    text: 'A colonial doctor and amateur archaeologist makes early investigations and publishes one of the first descriptions of the ruins. By modern standards his methods were rough.',
  },
  {
    id: 'royal-ontario-museum',
    period: 'Archaeology',
    date: '1974–1986',
    title: 'The Royal Ontario Museum project',
    text: 'David Pendergast leads twelve seasons of work. His team maps the city, opens the temples and proves how long people stayed. The architect Stanley Loten records the buildings.',
  },
  {
    id: 'elizabeth-graham',
    period: 'Archaeology',
    date: '1998–present',
    title: 'Elizabeth Graham’s project',
    text: 'Graham, of University College London, turns to the times between. Her project studies the centuries of the Maya “collapse”, the Spanish churches and the British plantation.',
  },
  {
    id: 'the-reserve',
    period: 'The present',
    date: '20th century–today',
    title: 'From logging land to reserve',
    text: 'A logging company moves out the older village. In the 1980s refugees from Guatemala and El Salvador settle Indian Church again, and in 1990–91 it shifts about a mile south to free the ruins. The temples are conserved, the visitor center opens in June 2004, and today most of the reserve’s staff are villagers.',
    image: 'summit-dusk',
  },
];
