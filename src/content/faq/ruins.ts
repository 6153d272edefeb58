import type { FaqItem } from './item.ts';

export const ruinsQuestions: readonly FaqItem[] = [
  {
    id: 'what-does-lamanai-mean',
    question: 'What does the name Lamanai mean?',
    answer: [
      'Submerged crocodile. It comes from the Yucatec Maya words lama’an and ayin, and it is the city’s own name, one of very few that survived: it stands on a Spanish church list of 1582.',
      'A shortened Spanish spelling once led to the translation “drowned insect”. The crocodiles never took it seriously. They still live in the lagoon. The older English name of the place is Indian Church.',
    ],
  },
  {
    id: 'where-is-lamanai',
    question: 'Where is Lamanai?',
    answer: [
      'In the Orange Walk District of northern Belize, on the west bank of the New River Lagoon, just where the lagoon drains north into the New River. The village next door is Indian Church.',
      'Orange Walk Town lies about 24 miles downriver, or 36 miles by a road that is partly unpaved. The temples stand at 17.7665 N, 88.6523 W.',
    ],
  },
  {
    id: 'how-old-is-lamanai',
    question: 'What is the history of Lamanai?',
    answer: [
      'People farmed here by about 1500 BC, possibly a century earlier. By 100 BC Lamanai was a major center. When cities farther south emptied after AD 800, this one went on building. Spaniards found a living Maya town in 1544, and a British plantation came in the 19th century.',
      'That makes roughly 3,000 years of nearly continuous life in one place. The History page tells it in order.',
    ],
  },
  {
    id: 'main-structures',
    question: 'What are the main structures?',
    answer: [
      'Three temples stand out. The High Temple is 33 meters tall. The Mask Temple has two great stone faces beside its stair. The Jaguar Temple is the broadest, with blocky jaguar faces at its base.',
      'Around them lie the small Stela Temple, a ball court, courtyards where the royal household lived, two 16th-century mission churches and the ruin of a steam sugar mill. More than 700 structures have been mapped; only a small share has been excavated.',
    ],
  },
  {
    id: 'architecture',
    question: 'What is special about the architecture?',
    answer: [
      'The ceremonial city is a strip. It runs north to south for about a kilometer beside the water, rather than gathering on a hill.',
      'Its builders also had a signature, now called the Lamanai Building Type: a long, chambered building set across the stairway partway up, and nothing at all on the summit. Temples grew in layers over older ones, though often only the front was redone. The stone is limestone over rubble, once plastered. Here and there red paint survives.',
    ],
  },
  {
    id: 'artifacts',
    question: 'What has been found at Lamanai?',
    answer: [
      'Pottery above all, from Preclassic spouted “chocolate pots” to colonial ware, and among it a crocodile with a human face in its jaws. There are ornaments of jade and shell, and 187 pieces of copper: bells, rings, axes, fish-hooks.',
      'Under the ball court’s stone disc lay a bowl with about 131 grams of liquid mercury. With Caracol, Lamanai is one of two sites in Belize to yield any. Stela 9, carved in AD 625, shows a ruler in a serpent headdress.',
    ],
  },
  {
    id: 'crocodile',
    question: 'Why does the crocodile matter here?',
    answer: [
      'It is in the city’s name and on its walls. The faces of the Mask Temple wear crocodile headdresses, and the animal returns on pottery, on figurines and probably on Stela 9. Excavators found no crocodile bones among the offerings, which suggests that it was revered rather than sacrificed.',
      'Many Maya pictured the earth itself as a great reptile afloat on water. Look along the lagoon at a Morelet’s crocodile, eyes and back just above the surface, and the thought comes easily.',
    ],
  },
  {
    id: 'climbing',
    question: 'Can I climb the temples?',
    answer: [
      'Climbing depends on conditions and conservation work. Your guide will tell you on the day which temples are open.',
      'Belize has long allowed climbing at selected temples under a guide’s eye, and staff may close one for restoration or after rain. When the High Temple is open it has the best view. A timber stair helps with the lower part; the last flight is steep stone. Nobody has to climb. The plazas have shade, and the temples look taller from below.',
    ],
  },
  {
    id: 'opening-hours',
    question: 'When is the site open?',
    answer: [
      'Every day from 8:00 A.M. to 5:00 P.M.',
      'Mornings are the coolest part of the day and the best for birds. Days with cruise ships in port are the busiest. Our tours are planned to come ashore between about 10:00 and 10:45 in the morning and to leave by early afternoon, so the closing hour never presses. Entrance fees are part of the tour; there is nothing to buy at the gate.',
    ],
  },
  {
    id: 'museum',
    question: 'Is there a museum?',
    answer: [
      'Yes, in the visitor center by the dock, and it is usually the first stop. Allow 20 to 30 minutes.',
      'Vessels stand in order from about 600 BC to the 19th century, so that you can follow the potters’ taste along the shelves. Look for the seated jaguar, the two-headed crocodile with a man’s face and the tripod bowl on bird’s feet. The original Stela 9 is here too. The one at its temple is a replica.',
    ],
  },
  {
    id: 'wildlife',
    question: 'What wildlife might I see?',
    answer: [
      'More than 375 species of birds have been recorded. On the river look for jacanas, snail kites, herons and kingfishers; in the forest for keel-billed toucans and trogons. A jabiru stork in the dry season is a lucky sight. Green iguanas and Morelet’s crocodiles rest along the banks.',
      'Black howler monkeys are heard on most visits. Jaguars live here too but almost never show themselves. All of it is wild, so nothing can be promised, and none of it should be fed.',
    ],
  },
  {
    id: 'colonial-history',
    question: 'What remains from colonial times?',
    answer: [
      'Two churches and a sugar mill. Spaniards reached Lamanai in 1544 and founded a mission; a revolt of 1638–1641 left it burned. Low walls of both churches remain, about 400 meters south of the Jaguar Temple.',
      'British loggers and planters came later. Their brick and iron mill, driven by steam in the 1860s, was silent by about 1875. Strangler figs now hold its arches and its flywheel.',
    ],
  },
  {
    id: 'park-size',
    question: 'How large is the park?',
    answer: [
      'The reserve covers 950 acres, about 385 hectares, of forest and ruins beside the lagoon. The ancient town itself spread over about 4.5 square kilometers.',
      'You will not see all of it in a day, and you need not. The chief temples lie close together: the guided walk, museum included, is about 2 to 2.5 kilometers on unpaved and sometimes rooty paths.',
    ],
  },
  {
    id: 'best-season',
    question: 'When is the best season to visit?',
    answer: [
      'November to April (Nov-Apr). February to April is the driest stretch; November can still be quite wet.',
      'From May to October the forest is greener, the air hotter and showers more frequent. Hurricane season runs from June to November. In any month the sun on open water is strong and mosquitoes follow the rain, so pack a hat, sleeves and repellent.',
    ],
  },
];
