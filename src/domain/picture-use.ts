import type { PictureName } from './pictures.ts';
import type { TourId } from './tours.ts';

/** A picture over the whole width, with an upright composition for narrow screens where there is one. */
export interface WidePicture {
  readonly wide: PictureName;
  readonly tall?: PictureName;
}

/** The pictures of one tour. */
export interface TourPictures {
  readonly card: PictureName;
  /** The picture that the page opens with: the gallery's first. */
  readonly main: PictureName;
  readonly gallery: Gallery;
}

type Gallery = readonly [
  PictureName,
  PictureName,
  PictureName,
  PictureName,
  PictureName,
  PictureName,
  PictureName,
  PictureName,
];

const tourOf = (card: PictureName, gallery: Gallery): TourPictures => ({
  card,
  main: gallery[0],
  gallery,
});

/** The home page's four hero slides, in order. */
export const heroPictures = [
  { wide: 'river-golden', tall: 'river-golden-tall' },
  { wide: 'temple-dawn', tall: 'temple-dawn-tall' },
  { wide: 'mask-temple', tall: 'mask-temple-tall' },
  { wide: 'caye-noon', tall: 'caye-noon-tall' },
] as const satisfies readonly WidePicture[];

/** By tour id. A gallery follows the day: departure, journey, river, wildlife, temples, details. */
export const tourPictures = {
  'lamanai-tour-belize-city': tourOf('road-morning', [
    'belize-city',
    'tower-hill',
    'river-golden',
    'iguana',
    'jungle-trail',
    'jaguar-noon',
    'lunch',
    'road-morning',
  ]),
  'lamanai-tour-san-pedro-by-boat': tourOf('caye-noon', [
    'caye-noon',
    'water-taxi',
    'creek',
    'jacana',
    'high-temple-foot',
    'mask-temple',
    'ball-court',
    'lunch',
  ]),
  'lamanai-tour-san-pedro-by-flight': tourOf('flight-noon', [
    'flight-noon',
    'airstrip',
    'summit-dusk-dawn',
    'river-golden-noon',
    'howler',
    'temple-dawn-noon-flip',
    'jaguar-noon',
    'sugar-mill',
  ]),
  'lamanai-tour-caye-caulker-by-boat': tourOf('water-taxi', [
    'water-taxi',
    'caye-noon-golden',
    'lagoon-birds',
    'dock-morning',
    'jungle-path',
    'mask-temple',
    'sugar-mill',
    'lunch',
  ]),
  'lamanai-tour-caye-caulker-by-flight': tourOf('flight-noon-golden-flip', [
    'flight-noon-golden-flip',
    'airstrip',
    'jacana',
    'river-golden-dawn-flip',
    'jungle-trail',
    'high-temple-foot',
    'stela',
    'church',
  ]),
  'lamanai-tour-hopkins': tourOf('hopkins', [
    'hopkins',
    'road-morning-dusk-flip',
    'jungle-path',
    'tower-hill',
    'kingfisher',
    'temple-dawn',
    'jaguar-noon',
    'stela',
  ]),
  'lamanai-tour-san-ignacio': tourOf('san-ignacio', [
    'san-ignacio',
    'road-morning',
    'croc-log',
    'river-golden-noon',
    'howler',
    'mask-temple',
    'ball-court',
    'lunch',
  ]),
  'lamanai-tour-placencia': tourOf('placencia', [
    'placencia',
    'road-morning-dusk-flip',
    'fisher',
    'dock-morning',
    'iguana',
    'temple-dawn-noon-flip',
    'mask-temple',
    'sugar-mill',
  ]),
} as const satisfies Readonly<Record<TourId, TourPictures>>;

const picturesByTour: ReadonlyMap<string, TourPictures> = new Map(Object.entries(tourPictures));

/**
 * The pictures of a tour.
 * @throws Error for an id that is none of the eight.
 */
export function tourPicturesOf(tourId: string): TourPictures {
  const pictures = picturesByTour.get(tourId);
  if (!pictures) throw new Error(`There are no pictures for the tour ${tourId}.`);
  return pictures;
}

/** The home page's Discover slideshow, in order. */
export const discoverPictures = [
  'high-temple-foot',
  'jungle-path',
  'howler',
  'lagoon-birds',
  'sugar-mill',
] as const satisfies readonly PictureName[];

/** The band behind a page's title. */
export const headerPictures = {
  tours: { wide: 'summit-dusk' },
  faq: { wide: 'card-toucan', tall: 'toucan-tall' },
  history: { wide: 'lagoon-birds' },
  about: { wide: 'dock-morning' },
} as const satisfies Readonly<Record<string, WidePicture>>;

/** The turns of the History walk, from the first village to the present. */
export const historyPictures = {
  village: 'village',
  highTemple: 'temple-dawn',
  maskTemple: 'mask-temple',
  jaguarTemple: 'jaguar-noon',
  stela: 'stela',
  ballCourt: 'ball-court',
  night: 'stars',
  church: 'church',
  sugarMill: 'sugar-mill',
  today: 'summit-dusk',
} as const satisfies Readonly<Record<string, PictureName>>;

/** Beside the sections of the About page. */
export const aboutPictures = {
  story: 'fisher',
  guides: 'jungle-path',
  sustainability: 'kingfisher',
  community: 'tower-hill',
  satisfaction: 'lunch',
} as const satisfies Readonly<Record<string, PictureName>>;

/** The not-found page. */
export const notFoundPicture: PictureName = 'croc-log';

/** The band that closes the home page. */
export const closingPicture = {
  wide: 'night-river',
  tall: 'night-tall',
} as const satisfies WidePicture;
