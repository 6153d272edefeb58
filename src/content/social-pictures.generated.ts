// Written by `npm run assets`; change content instead.
/** The alternative text of each card for shared links. */
export const socialPictures = {
  "home": "A canopied boat takes guests up a calm jungle river in bright daylight",
  "tours": "Two guests on top of the High Temple look over the forest and the lagoon at midday",
  "about": "A fisherman poles a dugout through dawn mist on the lagoon, the tip of a temple over the trees",
  "book": "A canopied boat with guests beside the river dock on a clear day",
  "faq": "A keel-billed toucan on a branch, the High Temple behind it",
  "history": "Two great stone faces beside the stairway of the Mask Temple, two guests on the grass",
  "booking-success": "Misty sunrise at the river dock: two canopied skiffs and a row of orange life jackets",
  "tour": "A white tour van on the highway past orange groves, with hills behind",
  "default": "The High Temple above the forest canopy under a clear midday sky",
  "lamanai-tour-belize-city": "A white tour van on the highway past orange groves, with hills behind",
  "lamanai-tour-san-pedro-by-boat": "A wooden pier with a thatched shelter over turquoise water, a water taxi alongside",
  "lamanai-tour-san-pedro-by-flight": "A small high-wing plane above the reef, mangrove cayes and a winding river mouth",
  "lamanai-tour-caye-caulker-by-boat": "A white water taxi full of guests speeds over turquoise sea past palm-covered cayes",
  "lamanai-tour-caye-caulker-by-flight": "Guests walk to a small high-wing plane on an island airstrip lined with palms",
  "lamanai-tour-hopkins": "Sunrise on the beach at Hopkins with a thatched palapa, hammocks and coconut palms",
  "lamanai-tour-san-ignacio": "The suspension bridge of San Ignacio mirrored in the river, a canoe below and mist in the hills",
  "lamanai-tour-placencia": "The narrow sidewalk along the beach at Placencia, between palms and pastel cabanas",
} as const;
