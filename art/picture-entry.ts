/** What a picture is about; the order of a gallery follows it. */
export type Subject = 'departure' | 'journey' | 'river' | 'wildlife' | 'temple' | 'detail';

/** A master as its maker describes it. */
export interface PictureEntry {
  /** File name in `art/masters`. */
  readonly file: string;
  readonly subject: Subject;
  /** Pictures of one scene share it (another time of day, flipped, upright); a gallery shows a scene once. */
  readonly scene: string;
  /** What is seen, in at most 125 characters. */
  readonly alt: string;
  /** Where the eye goes, as fractions of width and height from the top left: what a crop keeps. */
  readonly focus: readonly [x: number, y: number];
  readonly licence: string;
  readonly credit: string;
}

/** Origin that all illustrations share. */
export const illustration = {
  licence: 'Made for this website, which may use and change it freely.',
  credit: 'Illustration made for this website',
} as const;
