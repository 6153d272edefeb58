import { familyOffer, GROUP_PERSONS } from '#content/offers.ts';
import { placeCount, placeNames } from '#content/tour-counts.ts';

import type { FaqItem } from './item.ts';

export const tourQuestions: readonly FaqItem[] = [
  {
    id: 'getting-there',
    question: 'How do I get to Lamanai?',
    answer: [
      'By river. Every tour drives to the dock at Tower Hill, just south of Orange Walk Town, and goes on from there by boat.',
      'To Tower Hill, allow 60–75 minutes by road from Belize City, 2¼–2½ hours from San Ignacio, 2½–3 hours from Hopkins and 3½–4 hours from Placencia.',
      'From the islands you first cross to Belize City: 75–90 minutes by water taxi or 15–20 by air from San Pedro, 45–60 minutes by water taxi or 10–15 by air from Caye Caulker.',
    ],
  },
  {
    id: 'what-is-included',
    question: 'What is included in the price?',
    answer: [
      'Ground transportation, park entrance fees, the guided tour, a packaged lunch and bottled water.',
      'Not included are gratuities, souvenirs, alcoholic drinks and anything you buy at stops along the road. If you come from an island, ask us about your water-taxi or flight tickets when we contact you, so that you know before you pay the deposit.',
    ],
  },
  {
    id: 'how-long',
    question: 'How long does a tour take?',
    answer: [
      'Tours last 6-8 hours. That is the day from Belize City, of which about two and a half hours are on the river and a little over two at Lamanai before lunch.',
      'From farther away the day is longer, door to door: about 9 to 12 hours from the islands, 11½ to 12 from Hopkins and San Ignacio, and 13 to 14 from Placencia. Each tour’s page gives its timetable. All times are targets; wildlife, weather and traffic have a say.',
    ],
  },
  {
    id: 'departure-points',
    question: 'Where do the tours depart from?',
    answer: [
      `From ${placeCount} places, daily: ${placeNames}.`,
      'On the mainland we collect you at your hotel, and in Belize City also at the cruise-port area or the water-taxi terminal. On the islands you check in at the water-taxi terminal or the airstrip. If you do not yet know where you will be staying, choose “Not sure yet” in the form and we settle it with you.',
    ],
  },
  {
    id: 'what-to-bring',
    question: 'What should I bring?',
    answer: [
      'Closed shoes with a good grip, a hat, sunglasses, reef-safe sunscreen and insect repellent. Light long sleeves help against both sun and mosquitoes. The river boat is open, so bring a rain jacket and a dry bag for camera and phone. Binoculars earn their place. Add any medication you need and some cash in small bills.',
      'For a water taxi take a windbreaker; for a flight, photo ID and a soft bag. Leave the swimsuit behind. The crocodiles have the river.',
    ],
  },
  {
    id: 'cost',
    question: 'How much does a tour cost?',
    answer: [
      'Lamanai tours from Belize City typically cost $140-150 USD per person. Tours from the islands, the west and the south cost more, as the way is longer.',
      `The current price of each of our tours stands on its page, per person in US dollars. Groups of ${GROUP_PERSONS} or more get a discount. On the road tours, ${familyOffer.charAt(0).toLowerCase()}${familyOffer.slice(1)}`,
    ],
  },
  {
    id: 'guided-or-alone',
    question: 'Should I take a guided tour or go on my own?',
    answer: [
      'You can drive. From Orange Walk Town it takes about an hour and a half, much of it on rough road, and you miss the river, which is half the reason to come.',
      'A guide finds the animals you would pass, explains the buildings that look plain and takes care of the tickets. If you like to work things out for yourself, bring questions; the walk is better with them.',
    ],
  },
  {
    id: 'boat-time',
    question: 'How long is the boat ride?',
    answer: [
      'About 26 miles each way, which takes 60 to 90 minutes; we plan on 75. The way up is the slower one, because the boat stops for wildlife. The way back is quicker and breezier.',
      'The New River is sheltered and usually as smooth as a mirror. The boat is open, and getting in and out means a step down and a step up. Tell us in the form if that is difficult for you.',
    ],
  },
  {
    id: 'facilities',
    question: 'What facilities are there?',
    answer: [
      'At Lamanai there is a dock, a visitor center with the museum, restrooms, picnic shelters and craft stalls. There are restrooms at Tower Hill too, before the boat leaves.',
      'Do not count on a cash machine or a restaurant, and expect patchy phone signal. Paths are unpaved and uneven, with roots, and the farthest temple is about a kilometer away. The site is not easy with a wheelchair; please ask us before you book.',
    ],
  },
  {
    id: 'is-it-worth-it',
    question: 'Is Lamanai worth visiting?',
    answer: [
      'We think so, for three things in one day: a river full of wildlife, a forest walk under howler monkeys, and 3,000 years of building from Preclassic temples to a British mill.',
      'It is not for everyone. It is hot, there are mosquitoes after rain, and from the islands and the south the day is long. If you have time for one Maya site in Belize and like arriving by water, come here.',
    ],
  },
];
