/** The Overview tab's highlights, the same for every tour. */
export const tourHighlights: readonly string[] = [
  'The High Temple, 33 meters tall, begun around 100 BC',
  'Two stone faces in crocodile headdresses, about 4 meters (13 feet) high, at the Mask Temple',
  'The squared stone jaguars at the foot of the Jaguar Temple',
  'About 26 miles of the New River by boat, with stops for birds, iguanas and crocodiles',
  'A forest path where black howler monkeys are heard on most visits',
  'The museum by the dock, with the original Stela 9 of AD 625',
];
