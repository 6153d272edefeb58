// Written by `npm run assets`; change content instead.
/** The alternative text of each card for shared links. */
export const socialPictures = {
  "home": "A canopied skiff with guests heads into a low sun on a mirror-calm jungle river",
  "tours": "People on a temple terrace watch the sun set over jungle and lagoon",
  "about": "A fisherman poles a dugout through dawn mist on the lagoon, the tip of a temple over the trees",
  "book": "Guests board canopied skiffs at a wooden river dock on a calm morning",
  "faq": "A keel-billed toucan on a branch, the High Temple and a low sun behind it",
  "history": "Two great stone masks with crocodile headdresses flank the stairway of the Mask Temple",
  "booking-success": "Misty sunrise at the river dock: two canopied skiffs and a row of orange life jackets",
  "tour": "A white tour van on the highway past orange groves, with hills behind",
  "default": "The High Temple rises above misty jungle at dawn, the sun low over the lagoon",
  "lamanai-tour-belize-city": "A white tour van on the highway past orange groves, with hills behind",
  "lamanai-tour-san-pedro-by-boat": "A wooden pier with a thatched shelter over turquoise water, a water taxi alongside",
  "lamanai-tour-san-pedro-by-flight": "A small high-wing plane above the reef, mangrove cayes and a winding river mouth",
  "lamanai-tour-caye-caulker-by-boat": "A white water taxi full of guests speeds over turquoise sea past palm-covered cayes",
  "lamanai-tour-caye-caulker-by-flight": "A small plane crosses reef and mangrove coast under golden clouds",
  "lamanai-tour-hopkins": "Sunrise on the beach at Hopkins with a thatched palapa, hammocks and coconut palms",
  "lamanai-tour-san-ignacio": "The suspension bridge of San Ignacio mirrored in the river, a canoe below and mist in the hills",
  "lamanai-tour-placencia": "The narrow sidewalk along the beach at Placencia, between palms and pastel cabanas",
} as const;
