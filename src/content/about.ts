import { company } from './company.ts';
import type { PictureName } from './pictures.generated.ts';
import { placeCount, placeNames, tourCount, tourCountFirst } from './tour-counts.ts';
import { cancellationLine, weatherPolicy } from './policies.ts';
import { DEPOSIT_PERCENT } from './terms.ts';

export interface AboutHighlight {
  readonly title: string;
  readonly text: string;
}

export interface AboutSection {
  readonly id: 'guides' | 'sustainability' | 'community' | 'satisfaction';
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly image: PictureName;
}

export interface About {
  readonly hero: {
    readonly title: string;
    readonly text: string;
    readonly image: PictureName;
    readonly tallImage: PictureName;
  };
  readonly story: {
    readonly title: string;
    readonly paragraphs: readonly string[];
    readonly image: PictureName;
  };
  readonly highlights: readonly AboutHighlight[];
  readonly sections: readonly AboutSection[];
  readonly toursLink: string;
}

export const about: About = {
  hero: {
    title: 'One river, one city, one day at a time',
    text: `A family-owned company in Belize that runs day tours to Lamanai. In operation since ${company.since}.`,
    image: 'dock-morning',
    tallImage: 'dock-morning-tall',
  },
  story: {
    title: 'What we do',
    paragraphs: [
      `We run guided day tours to a single place. Lamanai lies on the New River Lagoon in the Orange Walk District, and the way there is half of the visit: a road, a dock, about 26 miles of river, and then a gray stair above the trees. We are a family company with ${company.experience} of experience.`,
      'A day has the same bones wherever you start. We bring you to the dock at Tower Hill. The boat goes up slowly, because the birds and the crocodiles set the pace. On land there is the museum, a walk among the temples and lunch. Then the river brings you back.',
      `${tourCountFirst} tours start in ${placeCount} places: ${placeNames}. Some are long. We say how long on every page, because a guest who knows about a half-past-four pickup is a cheerful one, or at least a prepared one.`,
    ],
    image: 'fisher',
  },
  highlights: [
    {
      title: `${company.experience} of experience`,
      text: `On the road, the river and the forest paths of northern Belize since ${company.since}.`,
    },
    {
      title: 'Family-owned',
      text: 'A family answers for your day, from the first e-mail to the drop-off.',
    },
    {
      title: 'Expert guides',
      text: 'Somebody who can find a bat on a tree trunk and a face in a wall of stone.',
    },
  ],
  sections: [
    {
      id: 'guides',
      title: 'The guides',
      paragraphs: [
        'A good guide at Lamanai does two jobs. On the river it is a matter of eyes: the iguana the color of its branch, the boat-billed heron in the shade, the log that breathes. On land it is a matter of sense: why a long building crosses the stair of the High Temple, how two stone faces come to wear crocodiles on their heads, what a steam engine is doing in the forest.',
        'Your guide also tells you on the day which temples are open for climbing. That depends on conditions and conservation work. If you would rather stay in the shade, stay. The stories come down to you as well.',
      ],
      image: 'jungle-path',
    },
    {
      id: 'sustainability',
      title: 'The river and the forest',
      paragraphs: [
        'The reserve covers 950 acres of forest around the ruins, and more than 375 species of birds have been recorded there. They live here; we visit. So we ask a few things of everybody who comes along: stay with your guide and on the path, take nothing with you, leave nothing behind, and do not feed the monkeys or anything else.',
        'Bring reef-safe sunscreen and a bottle that can be filled again. Keep your voice low near a roost. It costs nothing, and you will see more.',
      ],
      image: 'kingfisher',
    },
    {
      id: 'community',
      title: 'The neighbors',
      paragraphs: [
        'The village next door to the ruins is Indian Church. Families who had fled Guatemala and El Salvador settled it again in the 1980s, and in 1990–91 it moved about a mile south so that the ruins could stand free. Most of the people who look after the reserve today come from there.',
        'Near the dock you will find craft stalls. Some small bills in your pocket are useful, and a good morning is always right.',
      ],
      image: 'tower-hill',
    },
    {
      id: 'satisfaction',
      title: 'What you can rely on',
      paragraphs: [
        `The price covers ground transportation, park entrance fees, the guided tour, a packaged lunch and bottled water. When you send a request, our team contacts you within 24 hours to confirm availability and arrange the deposit, which is ${DEPOSIT_PERCENT}% of the total. Your booking is fully confirmed once the deposit is received. The balance is due in cash on arrival.`,
        `Plans change. ${cancellationLine} ${weatherPolicy}`,
      ],
      image: 'lunch',
    },
  ],
  toursLink: `See the ${tourCount} tours`,
};
