/** Stands beside words that no guest has written. Whoever puts a guest's words in their place takes it out. */
export interface MaybeSample {
  readonly sample?: true;
}

/** One guest's review of a tour. */
export interface Review extends MaybeSample {
  readonly author: string;
  readonly location: string;
  /** Day of writing, `YYYY-MM-DD`. */
  readonly date: string;
  /** Whole stars, 1 to 5. */
  readonly rating: 1 | 2 | 3 | 4 | 5;
  readonly text: string;
}

/**
 * Samples, to be replaced by what guests really wrote before the site goes live, or taken out: `[]`.
 * The id `belize-city` is no tour's id, so that reviews never show on a tour page.
 */
const belizeCityReviews: readonly Review[] = [
  {
    sample: true,
    author: 'Dana R.',
    location: 'Duluth, Minnesota',
    date: '2026-02-18',
    rating: 5,
    text: 'The river alone was worth the early start. Our guide cut the engine beside a tree trunk and pointed at nothing, and then the nothing turned out to be a row of tiny bats.',
  },
  {
    sample: true,
    author: 'Martin and Elke S.',
    location: 'Bremen, Germany',
    date: '2026-01-27',
    rating: 5,
    text: 'We liked the Jaguar Temple most. You look at a wall of blocks for a while and then there is a face. Lunch was simple and good, and there was plenty of water to drink.',
  },
  {
    sample: true,
    author: 'Joyce T.',
    location: 'Halifax, Nova Scotia',
    date: '2025-12-09',
    rating: 4,
    text: 'Howler monkeys right above the path, loud enough to stop a conversation. It was humid and I was glad of long sleeves after the rain. I would have liked more time in the museum.',
  },
  {
    sample: true,
    author: 'Luis P.',
    location: 'San Antonio, Texas',
    date: '2025-11-22',
    rating: 5,
    text: 'My father is seventy-four and does not climb. He sat in the shade with a view of the High Temple while we walked on, and says he had the better morning.',
  },
  {
    sample: true,
    author: 'Fiona M.',
    location: 'Leeds, England',
    date: '2025-04-15',
    rating: 4,
    text: 'A well-paced day. The boat back is faster and breezier than the boat out, so keep a layer handy. Two crocodiles, one snail kite and more herons than I could count.',
  },
];

export const reviewsByTour: Readonly<Record<'belize-city', readonly Review[]>> = {
  'belize-city': belizeCityReviews,
};

/** Every review that comes with the site: what the structured data's rating is computed from. */
export const bundledReviews: readonly Review[] = belizeCityReviews;
